import GalleryModel

/// Finds photos, members and albums in an answer, whichever method it came from.
package struct AnswerReader: Sendable {
  private let access: Access?
  private let hosts: ImageHosts

  /// Reads answers that were given with the eyes of somebody.
  ///
  /// Without `access` each answer is judged: one that holds anything private was signed.
  package init(access: Access? = nil, hosts: ImageHosts = .flickr) {
    self.access = access
    self.hosts = hosts
  }

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - answer: An answer that is no failure.
  ///   - origin: What to call it in reports: a file or a method.
  /// - Returns: What was found; records that cannot be used are in `skipped`.
  package func read(_ answer: FlickrAnswer, origin: String) -> AnswerPage {
    var page = AnswerPage()
    if let photos = answer.content("photos") {
      read(list: photos, origin, into: &page)
    } else if let album = answer.content("photoset") {
      read(album: album, origin, into: &page)
    } else if let albums = answer.content("photosets") {
      page.albums = albums.children("photoset").compactMap { AlbumReader.album($0) }
    } else if let photo = answer.content("photo"), photo.child("owner") != nil {
      page.listsPhotos = true
      let reader = InfoReader(photo)
      read([photo], origin, owner: nil, into: &page, fill: reader.read)
    } else if let person = answer.content("person") {
      page.people = PersonReader.person(person).map { [$0] } ?? []
    } else if answer.has("items"), answer.has("generator") {
      read(feed: answer, origin, into: &page)
    } else if answer.name == "feed" {
      read(atom: answer, origin, into: &page)
    } else if answer.has("pages"), answer.has("photo") {
      read(list: answer, origin, into: &page)
    }
    if let gallery = answer.child("gallery"), case let title = gallery.text("title"),
      !title.isEmpty
    {
      page.subject = .titled(RecordText.cleaned(title))
    }
    return page
  }

  private func read(album: FlickrAnswer, _ origin: String, into page: inout AnswerPage) {
    if album.has("photo") || album.has("pages") { read(list: album, origin, into: &page) }
    guard let head = AlbumReader.album(album, photos: page.photos.map(\.id)) else { return }
    page.albums = [head]
    if !head.title.isEmpty { page.subject = .titled(head.title) }
  }

  private func read(list: FlickrAnswer, _ origin: String, into page: inout AnswerPage) {
    page.listsPhotos = true
    page.number = list.number("page")
    page.count = list.number("pages")
    page.perPage = list.number("perpage") ?? list.number("per_page")
    page.total = list.number("total")
    let members = list.selection(of: PhotoField.listNames)
    read(
      list.children("photo"), origin, owner: PersonReader.owner(ofList: list), into: &page
    ) { $1.take($0, members) }
  }

  private func read(feed: FlickrAnswer, _ origin: String, into page: inout AnswerPage) {
    page.listsPhotos = true
    page.isFeed = true
    read(
      feed.children("items"), origin, owner: nil, into: &page, fill: FeedReader.read)
    let title = RecordText.cleaned(feed.text("title"))
    if !title.isEmpty { page.subject = .titled(title) }
  }

  private func read(atom: FlickrAnswer, _ origin: String, into page: inout AnswerPage) {
    page.listsPhotos = true
    read(
      atom.children("entry"), origin, owner: nil, into: &page, fill: AtomReader.read)
    let title = RecordText.cleaned(atom.text("title"))
    if !title.isEmpty { page.subject = .titled(title) }
  }

  private func read(
    _ items: [FlickrAnswer], _ origin: String, owner: Person?, into page: inout AnswerPage,
    fill: (FlickrAnswer, inout PhotoRecord) -> Void
  ) {
    func pass(as access: Access) -> RecordPass {
      RecordPass(
        over: items, with: PhotoReader(access: access, hosts: hosts, listOwner: owner),
        origin: origin, fill: fill)
    }
    var records = pass(as: access ?? .unsigned)
    if access == nil, records.sawPrivate { records = pass(as: .signed) }
    page.photos = records.photos
    page.skipped = records.skipped
    if let owner = records.commonOwner { page.subject = .member(owner) }
  }
}
