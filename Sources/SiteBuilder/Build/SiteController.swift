import GalleryModel
import Pages
import Presenters

/// Walks through the states of the gallery: each state shown is a page.
///
/// It only asks the model to turn, select and change the theme; the model announces, presenters
/// make pages of it, and the view keeps what was shown last. A state whose page would come out as
/// it is on the disk is passed by.
final class SiteController {
  private enum Stop {
    case grid(Int)
    case people(Int)
    case about
    case notFound
  }

  /// Keeps the page shown last.
  private final class Shown {
    var page: SitePage?
  }

  private let model: FlickrModel
  private let plan: GalleryPlan
  private let previous: PreviousSite
  private let shown = Shown()
  private let view: SitePageView
  private let presenters: GalleryPresenters
  private let batchSize: Int
  private var stops: [Stop]

  init(
    _ model: FlickrModel, theme: Theme, plan: GalleryPlan, previous: PreviousSite,
    settings: SiteSettings, phrases: Phrases, hasNotFound: Bool, batchSize: Int
  ) {
    self.model = model
    self.plan = plan
    self.previous = previous
    self.batchSize = batchSize
    let shown = shown
    view = SitePageView { shown.page = $0 }
    presenters = GalleryPresenters(model, view: view, settings: settings, phrases: phrases)
    stops = hasNotFound ? [.notFound, .about] : [.about]
    stops += plan.people.indices.reversed().map { .people($0 + 1) }
    stops += plan.grids.indices.reversed().map { .grid($0 + 1) }
    model.theme = theme
  }

  /// Goes on until some pages have come together.
  ///
  /// - Returns: `nil` when every state has been shown.
  /// - Throws: What the model throws.
  func nextBatch() async throws -> [PageJob]? {
    var batch: [PageJob] = []
    while batch.count < batchSize, let stop = stops.popLast() {
      try await visit(stop, &batch)
    }
    return batch.isEmpty ? nil : batch
  }

  private func visit(_ stop: Stop, _ batch: inout [PageJob]) async throws {
    switch stop {
    case .grid(let number): try await visitGrid(number, &batch)
    case .people(let number):
      add(plan.people[number - 1], &batch) {
        presenters.people.turn(to: PageNumber(clamping: number))
      }
    case .about: add(plan.about, &batch) { presenters.about.show() }
    case .notFound: add(plan.notFound, &batch) { presenters.notFound.show() }
    }
  }

  private func visitGrid(_ number: Int, _ batch: inout [PageJob]) async throws {
    let start = (number - 1) * model.perPage
    let positions = start..<min(start + model.perPage, plan.photos.count)
    let entries = [plan.grids[number - 1]] + plan.photos[positions]
    let kept = entries.map { previous.position(of: $0.key, fingerprint: $0.fingerprint) }
    guard kept.contains(nil) else {
      batch += kept.compactMap { $0.map(PageJob.keep) }
      return
    }
    try await model.turn(to: PageNumber(clamping: number))
    add(entries[0], &batch) {}
    for (entry, photo) in zip(entries.dropFirst(), model.currentPhotos) {
      try add(entry, &batch) { try model.select(photo) }
    }
  }

  private func add(
    _ entry: GalleryPlan.Entry, _ batch: inout [PageJob], show: () throws -> Void
  ) rethrows {
    if let position = previous.position(of: entry.key, fingerprint: entry.fingerprint) {
      batch.append(.keep(position))
      return
    }
    try show()
    guard let page = shown.page else {
      preconditionFailure("a presenter shows what it is asked for")
    }
    batch.append(.render(page, fingerprint: entry.fingerprint))
  }
}
