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
      "license", "flickrURL", "tags", "hasTags", "place", "counts", "hasCounts", "sizes",
      "hasSizes",
      "back", "previous", "next", "filmURL",
    ] + DetailContext.keys

  private static let root = "../"
  private static let ownerShape = Shape("name", "username", "url", "profileURL")
  private static let takenShape = Shape("text", "datetime", "isUnknown")
  private static let postedShape = Shape("text", "datetime")
  private static let licenseShape = Shape("name", "shortName", "url", "isUnknown")
  private static let tagShape = Shape("name")
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
      owner(of: page), Self.taken(page.taken), Self.posted(page.posted),
      Self.license(page.license), .address(page.flickrURL),
      .list(page.tags.map { .object(Object(Self.tagShape, [.clean($0)])) }),
      .bool(!page.tags.isEmpty), Self.place(page.place), Self.counts(page.counts),
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
          .text(SitePaths.link(from: page.head.address, to: owner.card)),
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

  private static func taken(_ date: DateLine) -> Value {
    .object(
      Object(takenShape, [.clean(date.text), .text(date.dateTime), .bool(date.isUnknown)]))
  }

  private static func posted(_ date: DateLine?) -> Value {
    guard let date else { return .null }
    return .object(Object(postedShape, [.clean(date.text), .text(date.dateTime)]))
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
