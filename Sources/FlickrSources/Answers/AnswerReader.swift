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
      read([PhotoRecord(info: photo)], lines: [photo.line], origin, owner: nil, into: &page)
    } else if let person = answer.content("person") {
      page.people = PersonReader.person(person).map { [$0] } ?? []
    } else if answer.has("items"), answer.has("generator") {
      read(feed: answer, origin, into: &page)
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
    page.total = list.number("total")
    let photos = list.children("photo")
    read(
      photos.map(PhotoRecord.init(listed:)), lines: photos.map(\.line), origin,
      owner: PersonReader.owner(ofList: list), into: &page)
  }

  private func read(feed: FlickrAnswer, _ origin: String, into page: inout AnswerPage) {
    page.listsPhotos = true
    let items = feed.children("items")
    read(
      items.map(FeedReader.record), lines: items.map(\.line), origin, owner: nil, into: &page)
    let title = RecordText.cleaned(feed.text("title"))
    if !title.isEmpty { page.subject = .titled(title) }
  }

  private func read(
    _ records: [PhotoRecord], lines: [Int], _ origin: String, owner: Person?,
    into page: inout AnswerPage
  ) {
    let reader = PhotoReader(
      access: access ?? Self.access(of: records), hosts: hosts, listOwner: owner)
    page.photos.reserveCapacity(records.count)
    var faults: [String] = []
    for (record, line) in zip(records, lines) {
      if let photo = reader.photo(of: record, faults: &faults) { page.photos.append(photo) }
      for fault in faults {
        page.skipped.append(
          SkippedRecord(origin: "\(origin):\(line)", record: record[.id], reason: fault))
      }
      faults.removeAll(keepingCapacity: true)
    }
    if let owner = Self.commonOwner(of: page.photos) { page.subject = .member(owner) }
  }

  private static func access(of records: [PhotoRecord]) -> Access {
    records.contains { !$0[.isPublic].isEmpty && $0.number(.isPublic) != 1 }
      ? .signed : .unsigned
  }

  private static func commonOwner(of photos: [Photo]) -> Person? {
    guard let owner = photos.first?.owner,
      photos.allSatisfy({ $0.owner.id == owner.id })
    else { return nil }
    return owner
  }
}
