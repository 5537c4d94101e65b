import GalleryModel

/// Shows the pages of a presenter, and the last one again when the theme changes.
final class Screen<Page>: GalleryObserver {
  let model: FlickrModel
  let settings: SiteSettings
  let wording: Wording
  let cells: CellMaker
  private let framePath: WritableKeyPath<Page, SiteFrame>
  private let view: (Page) -> Void
  private var page: Page?
  private var subscription: Subscription?

  /// Listens to a model; the closure should hold its view weakly.
  init(
    _ model: FlickrModel, _ settings: SiteSettings, _ phrases: Phrases,
    frame: WritableKeyPath<Page, SiteFrame>, view: @escaping (Page) -> Void
  ) {
    self.model = model
    self.settings = settings
    self.view = view
    framePath = frame
    wording = Wording(phrases)
    cells = CellMaker(wording: wording, settings: settings)
    subscription = model.subscribe(self)
  }

  /// What is around a page as the model is now.
  var frame: SiteFrame {
    SiteFrame(of: model, settings: settings, phrases: wording.phrases)
  }

  /// The photos at some positions, as grids show them.
  func photos(at positions: ArraySlice<Int32>) throws -> [Photo] {
    try model.photos(at: positions, fitting: ImagePolicy.gridEdges)
  }

  func show(_ page: Page) {
    self.page = page
    view(page)
  }

  func receive(_ event: GalleryEvent) {
    guard case .themeChanged = event, var page else { return }
    page[keyPath: framePath] = frame
    show(page)
  }
}
