import Arguments
import FlickrSources
import GalleryModel
import PhotoLibrary
import SiteBuilder

/// Makes or refreshes a site.
struct BuildCommand {
  let arguments: ParsedCommand
  let surroundings: Surroundings
  let console: Console

  /// Builds, and tells what came of it.
  ///
  /// - Returns: Whether all pictures could be had; the site is built without those that could not.
  /// - Throws: What the parts throw; the site is then as it was.
  @discardableResult
  func run() async throws -> ExitCode {
    let what = try What(
      arguments.operands, in: surroundings, isOffline: arguments[BuildFlags.offline])
    let hosts = try hosts()
    let options = try options(hosts: hosts)
    try SiteBuild.check(options)
    if what == .sample(isAsked: false) { console.warning(Wording.sampleInstead) }
    for stray in TemplateFolder.strays(among: options.templates.keys) {
      console.warning(
        Wording.stray("\(options.templateFolder)/\(stray.name)", nearest: stray.nearest))
    }
    let opener = try SourceOpener(
      for: [what], libraryWish(for: options), at: hosts, jobs: jobs,
      account: Account(surroundings), console: console)
    let kinds = arguments[BuildFlags.metadata]?.kinds ?? []
    let source = try await opener.open(what, completesSizes: !kinds.isEmpty)
    let pictures = try pictureSupply(of: source, options, hosts)
    let completion = opener.completion(kinds)
    if let export = source.export, let completion {
      try export.visitDetails { completion.details.keep($1, of: $0) }
    }
    if let table = source.export?.report.table {
      console.note(([Wording.completeness] + table).joined(separator: "\n"))
    }
    warn(of: source.photos.summary, options)
    do {
      var report = try await SiteBuild(options, told: console.tell).run(
        source.photos, store: source.store, earlier: source.earlier,
        details: completion, pictures: pictures, progress: console.show)
      report.calls = opener.callCount
      report.export = try source.export?.report.json()
      tell(report, in: options.output)
      // The very last step: a run that is killed before it goes on without listing again.
      try source.list?.finish()
      return report.images.failed.isEmpty ? .done : .failed
    } catch let failure as SiteError {
      if case .faulty(let report) = failure { tell(faults: report) }
      throw failure
    }
  }

  private func warn(of summary: SourceSummary, _ options: BuildOptions) {
    guard let cap = summary.photosPerPageCap, let perPage = options.perPage, perPage > cap else {
      return
    }
    console.warning(Wording.overCap(perPage: perPage, cap: cap))
  }

  private func tell(faults report: BuildReport) {
    console.list(Wording.faulty, report.findings.map(\.description), isError: true)
    if arguments[CommonFlags.json] { console.result(report.json) }
  }

  private func tell(_ report: BuildReport, in output: String) {
    console.list(Wording.skipped(report.skipped), report.skipped.map(\.description))
    console.list(Wording.failedImages(report.images.failed), report.images.failed)
    console.list(Wording.linkedImages(report.images.linked), report.images.linked.map(\.rawValue))
    console.list(Wording.pictureNotes(report.notes), report.notes)
    console.list(Wording.findings(report.findings), report.findings.map(\.description))
    if report.withheld > 0 { console.note(Wording.withheld(report.withheld)) }
    if report.assumedSafe > 0 { console.note(Wording.assumedSafe(report.assumedSafe)) }
    if arguments[CommonFlags.json] {
      console.result(report.json)
    } else {
      console.summary(Wording.summary(of: report, in: output))
    }
  }
}
