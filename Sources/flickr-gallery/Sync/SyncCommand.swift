import Arguments
import FlickrSources
import GalleryModel
import PhotoLibrary
import SiteBuilder

/// Fills the library, and builds nothing.
struct SyncCommand {
  let arguments: ParsedCommand
  let surroundings: Surroundings
  let console: Console

  /// Lists everything that was named, and tells what came of it.
  ///
  /// - Throws: What the parts throw; what was fetched until then is kept.
  func run() async throws {
    let whats = try whats()
    let hosts = try FlickrHosts(
      api: arguments[BuildFlags.apiURL], feeds: arguments[BuildFlags.feedURL], in: surroundings)
    var wish = LibraryWish()
    wish.path = arguments[LibraryFlags.library] ?? wish.path
    wish.acceptsRemovals = arguments[LibraryFlags.acceptRemovals]
    wish.rule = Self.everything
    let opener = try SourceOpener(
      for: whats, wish, at: hosts, jobs: surroundings.cores,
      account: Account(surroundings), console: console)
    var report = SyncReport()
    var lists: [LibraryList] = []
    for what in whats {
      let callsBefore = opener.callCount
      let source = try await opener.open(what)
      var synced = try await sync(source)
      synced.calls = opener.callCount - callsBefore
      report.lists.append(synced)
      if let list = source.list { lists.append(list) }
    }
    tell(report, in: wish.path)
    // The very last step: a run that is killed before it goes on without listing again.
    try opener.finish(lists)
  }

  /// The library may hold what no page shows.
  private static let everything = PublishRule(includesPrivate: true, highestSafety: .restricted)

  private func whats() throws -> [What] {
    let whats =
      arguments.operands.isEmpty
      ? [try What([], in: surroundings)]
      : try arguments.operands.map { try What([$0], in: surroundings) }
    for (index, what) in whats.enumerated() where what.flickrAddress == nil {
      guard arguments.operands.indices.contains(index) else { throw CommandError.nothingToBuild }
      throw CommandError.nothingToSync(arguments.operands[index])
    }
    return whats
  }

  private func sync(_ source: OpenSource) async throws -> SyncReport.List {
    let model = FlickrModel(
      source: source.photos, store: source.store,
      perPage: source.photos.summary.photosPerPage, rule: Self.everything,
      earlier: source.earlier)
    try await model.loadAll { console.show(BuildProgress(stage: .load, done: $0)) }
    return SyncReport.List(
      key: source.list.map { "\($0.key)" } ?? "", title: model.summary.title,
      photos: model.photoCount, calls: 0,
      skipped: model.loading.skipped)
  }

  private func tell(_ report: SyncReport, in library: String) {
    let skipped = report.lists.flatMap(\.skipped)
    console.list(Wording.skipped(skipped), skipped.map(\.description))
    if arguments[CommonFlags.json] {
      console.result(report.json)
    } else {
      for list in report.lists { console.summary(Wording.synced(list, in: library)) }
    }
  }
}
