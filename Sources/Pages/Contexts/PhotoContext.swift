import GalleryModel
import Mustache
import Presenters

/// A photo's page as its template shows it.
struct PhotoContext {
  private let sanitizer = DescriptionSanitizer()
  private let contains: @Sendable (PhotoID) -> Bool

  /// `contains` says whether a photo has a page here.
  init(contains: @escaping @Sendable (PhotoID) -> Bool) { self.contains = contains }

  static let keys: [Key] =
    [
      "id", "photoTitle", "isUntitled", "hasDescription", "descriptionHTML", "image", "alt",
      "orientation", "ratioClass", "isVideo", "playURL", "largestURL", "owner", "taken", "posted",
      "license", "flickrURL", "tags", "hasTags", "albums", "hasAlbums", "place", "counts",
      "hasCounts", "sizes",
      "hasSizes",
      "back", "previous", "next", "filmURL",
    ] + DetailContext.keys

  private static let root = "../"
  private static let ownerShape = Shape("name", "username", "url", "profileURL")
  private static let takenShape = Shape("text", "datetime", "isUnknown", "url")
  private static let postedShape = Shape("text", "datetime", "url")
  private static let licenseShape = Shape("name", "shortName", "url", "isUnknown")
  private static let tagShape = Shape("name", "url")
  private static let albumShape = Shape("title", "url")
  private static let placeShape = Shape("text", "url", "coordinates")
  private static let countsShape = Shape("views", "faves", "comments")
  private static let sizeShape = Shape("label", "width", "height", "url")
  private static let backShape = Shape("url", "number", "text")
  private static let neighborShape = Shape("url", "title", "image")

  func values(of page: PhotoPage) -> [Value] {
    let safe = { (text: String) -> String in
      sanitizer.html(from: text) { id in
        contains(id) ? SitePaths.link(from: page.head.address, to: .photo(id)) : nil
      }
    }
    let description = safe(page.descriptionHTML)
    return [
      .text(page.id.rawValue), .clean(page.title), .bool(page.isUntitled),
      .bool(!description.isEmpty), .html(description),
      page.picture.map(Self.image) ?? .null,
      .clean(page.alternative), .text((page.picture?.orientation ?? .landscape).rawValue),
      .text(RatioClass.names(of: page.picture)), .bool(page.isVideo), .address(page.playURL),
      .text(page.largest.map { PictureContext.address(of: $0, root: Self.root) }),
      owner(of: page), taken(of: page), posted(of: page),
      Self.license(page.license), .address(page.flickrURL),
      .list(page.tags.map { tag($0, of: page) }), .bool(!page.tags.isEmpty),
      .list(page.albums.map { album($0, of: page) }), .bool(!page.albums.isEmpty),
      Self.place(page.place), Self.counts(page.counts),
      .bool(!page.counts.isEmpty), .list(page.downloads.map(Self.size)),
      .bool(!page.downloads.isEmpty), back(of: page), neighbor(page.previous, of: page),
      neighbor(page.next, of: page),
      .text(page.film.map { PictureContext.address(of: $0, root: Self.root) }),
    ] + DetailContext(safe: safe).values(of: page)
  }

  // The picture is never shown larger than its largest file, which therefore makes the box.
  private static func image(_ picture: Picture) -> Value {
    let box = picture.candidates.last ?? picture.fallback
    let high = max(1, (85 * box.width + box.height / 2) / box.height)
    let isHigh = picture.orientation == .portrait || picture.orientation == .square
    return PictureContext.value(
      picture, root: root,
      sizes: isHigh ? "(min-aspect-ratio: 1/1) \(high)vh, 100vw" : "100vw", box: box)
  }

  private func owner(of page: PhotoPage) -> Value {
    let owner = page.owner
    return .object(
      Object(
        Self.ownerShape,
        [
          .clean(owner.name), .clean(owner.username), .address(owner.streamURL),
          .text(SitePaths.link(from: page.head.address, to: owner.page)),
        ]))
  }

  private func back(of page: PhotoPage) -> Value {
    .object(
      Object(
        Self.backShape,
        [
          .text(SitePaths.link(from: page.head.address, to: page.back)),
          .int(page.backNumber.value), .clean(page.backText),
        ]))
  }

  private func neighbor(_ neighbor: PhotoNeighbor?, of page: PhotoPage) -> Value {
    guard let neighbor else { return .null }
    return .object(
      Object(
        Self.neighborShape,
        [
          .text(SitePaths.link(from: page.head.address, to: .photo(neighbor.id))),
          .clean(neighbor.title),
          PictureContext.thumbnail(neighbor.picture, root: Self.root),
        ]))
  }

  // What a photo is filed under leads to its year: when it was taken, else when it was posted.
  private func taken(of page: PhotoPage) -> Value {
    let date = page.taken
    return .object(
      Object(
        Self.takenShape,
        [
          .clean(date.text), .text(date.dateTime), .bool(date.isUnknown),
          date.isUnknown ? .null : year(of: page),
        ]))
  }

  private func posted(of page: PhotoPage) -> Value {
    guard let date = page.posted else { return .null }
    return .object(
      Object(
        Self.postedShape,
        [
          .clean(date.text), .text(date.dateTime), page.taken.isUnknown ? year(of: page) : .null,
        ]))
  }

  private func year(of page: PhotoPage) -> Value {
    .text(page.year.map { SitePaths.link(from: page.head.address, to: .year($0, .first)) })
  }

  private func tag(_ tag: TagLink, of page: PhotoPage) -> Value {
    let url = tag.slug.map { SitePaths.link(from: page.head.address, to: .tag($0, .first)) }
    return .object(Object(Self.tagShape, [.clean(tag.name), .text(url)]))
  }

  private func album(_ album: AlbumLink, of page: PhotoPage) -> Value {
    let url = SitePaths.link(from: page.head.address, to: .album(album.id, .first))
    return .object(Object(Self.albumShape, [.clean(album.title), .text(url)]))
  }

  private static func license(_ line: LicenseLine) -> Value {
    .object(
      Object(
        licenseShape,
        [
          .clean(line.name), .clean(line.shortName), .address(line.license.deed),
          .bool(!line.license.isKnown),
        ]))
  }

  private static func place(_ place: PlaceLine?) -> Value {
    guard let place else { return .null }
    return .object(
      Object(
        placeShape,
        [place.names.isEmpty ? .null : .clean(place.names), .null, .clean(place.coordinates)]))
  }

  private static func counts(_ counts: CountsLine) -> Value {
    .object(
      Object(
        countsShape, [.clean(counts.views), .clean(counts.faves), .clean(counts.comments)]))
  }

  private static func size(_ download: Download) -> Value {
    let file = download.file
    return .object(
      Object(
        sizeShape,
        [
          .clean(download.label), .int(file.width), .int(file.height),
          .text(PictureContext.address(of: file.reference, root: root)),
        ]))
  }
}

extension PhotoPage: PageContent {
  static let kind = PageKind("photo", keys: PhotoContext.keys)

  var previousAddress: PageAddress? { previous.map { .photo($0.id) } }
  var nextAddress: PageAddress? { next.map { .photo($0.id) } }
  var emblem: (picture: Picture, alternative: String)? { picture.map { ($0, alternative) } }

  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value] {
    PhotoContext(contains: contains).values(of: self)
  }
}
