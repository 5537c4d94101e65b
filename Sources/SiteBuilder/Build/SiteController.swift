import GalleryModel
import Pages
import Presenters

/// Walks through the states of the gallery: each state shown is a page.
///
/// It only asks the model to turn, select and change the theme, and the families to show; presenters
/// make pages of it, and the view keeps what was shown last. A state whose page would come out as
/// it is on the disk is passed by.
final class SiteController {
  private let model: FlickrModel
  private let families: [any PageFamily]
  private let plan: GalleryPlan
  private let previous: PreviousSite
  private let shown: ShownPage
  private let grid: GridPresenter
  private let photo: PhotoPresenter
  private let batchSize: Int
  // Most of their pages show as many photos as a grid page does, and wait in memory with all of them.
  private static let familyWeight = 8
  private var nextGrid = 0
  private var nextFamily = 0
  private var nextIndex = 0

  init(
    _ desk: PageDesk, _ families: [any PageFamily], theme: Theme, plan: GalleryPlan,
    previous: PreviousSite, shown: ShownPage, batchSize: Int
  ) {
    model = desk.model
    self.families = families
    self.plan = plan
    self.previous = previous
    self.shown = shown
    self.batchSize = batchSize
    grid = GridPresenter(
      model: desk.model, view: desk.view, settings: desk.settings, phrases: desk.phrases)
    photo = PhotoPresenter(
      model: desk.model, view: desk.view, settings: desk.settings, phrases: desk.phrases)
    model.theme = theme
  }

  /// Goes on until some pages have come together.
  ///
  /// - Returns: `nil` when every state has been shown.
  /// - Throws: What the model throws.
  func nextBatch() async throws -> [PageJob]? {
    var batch: [PageJob] = []
    while batch.count < batchSize, nextGrid < plan.grids.count {
      nextGrid += 1
      try await visitGrid(nextGrid, &batch)
    }
    while batch.count * Self.familyWeight < batchSize, nextFamily < families.count {
      try visitFamily(&batch)
    }
    return batch.isEmpty ? nil : batch
  }

  private func visitGrid(_ number: Int, _ batch: inout [PageJob]) async throws {
    let page = PageNumber(clamping: number)
    let positions = model.paging.homePositions(on: page)
    let entries = [plan.grids[number - 1]] + plan.photos[positions]
    let kept = entries.map { previous.position(of: $0.key, fingerprint: $0.fingerprint) }
    guard kept.contains(nil) else {
      batch += kept.compactMap { $0.map(PageJob.keep) }
      return
    }
    try await model.turn(to: page)
    add(entries[0], &batch) {}
    for (entry, photo) in zip(entries.dropFirst(), try model.photos(at: positions)) {
      try add(entry, &batch) { try model.select(photo) }
    }
  }

  private func visitFamily(_ batch: inout [PageJob]) throws {
    let entries = plan.families[nextFamily]
    guard nextIndex < entries.count else {
      (nextFamily, nextIndex) = (nextFamily + 1, 0)
      return
    }
    try add(entries[nextIndex], &batch) { try families[nextFamily].show(nextIndex) }
    nextIndex += 1
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
