import GalleryModel
import Pages
import Presenters

/// Makes what programs read of a site: feeds, the list of pages, and the rules for crawlers.
struct MachineFiles {
  /// Keeps the news shown last.
  private final class Shown: FeedView {
    var page: FeedPage?

    func show(_ page: FeedPage) { self.page = page }
  }

  // Photos are looked at some at a time, so that memory stays flat.
  private static let batchSize = 256

  private let desk: PageDesk
  private let generator: String

  /// Prepares files that name the program which made them.
  init(_ desk: PageDesk, generator: String) {
    self.desk = desk
    self.generator = generator
  }

  /// Makes the feeds, the manifest for devices, and the rules for crawlers.
  ///
  /// - Throws: What the model throws.
  func files() throws -> [StaticFile] {
    let shown = Shown()
    let presenter = FeedPresenter(
      model: desk.model, view: shown, settings: desk.settings, phrases: desk.phrases)
    var newest = NewestPhotos(limit: FeedPresenter.length)
    try forEachPhoto { newest.consider($0) }
    presenter.show(newest.photos)
    guard let page = shown.page else {
      preconditionFailure("a presenter shows what it is asked for")
    }
    return [
      StaticFile(
        path: AtomFeed.path, content: .bytes(AtomFeed(page, generator: generator).bytes)),
      StaticFile(path: JSONFeed.path, content: .bytes(JSONFeed(page).bytes)),
      StaticFile(path: WebManifest.path, content: .bytes(WebManifest(page.frame).bytes)),
      StaticFile(path: Robots.path, content: .bytes(Robots.bytes(base: desk.settings.baseURL))),
    ]
  }

  /// Lists all pages for crawlers, one file after another, where the site's address is known.
  ///
  /// - Throws: What the model and `stage` throw.
  func listPages(
    _ families: [any PageFamily], staging stage: (StaticFile) throws -> Void
  ) throws {
    let model = desk.model
    guard let base = desk.settings.baseURL else { return }
    func take(_ file: SiteFile?) throws {
      if let file { try stage(StaticFile(path: file.path, content: .bytes(file.bytes))) }
    }
    let count = families.reduce(model.pageCount + model.photoCount) { $0 + $1.pageCount }
    var sitemap = Sitemap(base: base, pageCount: count)
    for number in 1...model.pageCount {
      try take(sitemap.add(.grid(PageNumber(clamping: number))))
    }
    for family in families {
      for index in 0..<family.pageCount { try take(sitemap.add(family.address(at: index))) }
    }
    try forEachPhoto { photo in
      let picture = desk.settings.images.picture(
        of: photo, edges: ImagePolicy.photoEdges, fallback: 1024)
      try take(
        sitemap.add(
          .photo(photo.id), updated: photo.updated ?? photo.posted, picture: picture?.fallback))
    }
    for file in sitemap.finish() { try take(file) }
  }

  private func forEachPhoto(_ body: (Photo) throws -> Void) throws {
    for start in stride(from: 0, to: desk.model.photoCount, by: Self.batchSize) {
      for photo in try desk.model.photos(at: start..<start + Self.batchSize) { try body(photo) }
    }
  }
}
