import FlickrSources
import Foundation
import GalleryModel
import SiteBuilder

/// Words what the program says, apart from errors, which word themselves.
enum Wording {
  static let sampleInstead = """
    No WHAT was named and FLICKR_API_KEY is not set, so this is the bundled sample.
    For photos from Flickr set FLICKR_API_KEY, or name files or folders of saved answers.
    """

  static let lostResults = "The result could not be written to standard output."

  static let interrupted = "Interrupted; the site is as it was."

  static func stage(_ stage: BuildStage) -> String {
    switch stage {
    case .load: "Loading photos"
    case .images: "Providing pictures"
    case .render: "Making pages"
    case .search: "Making the index for searches"
    case .check: "Checking links"
    case .write: "Writing files"
    }
  }

  static func beginning(_ stage: BuildStage) -> String { "\(self.stage(stage))…" }

  static func reminder(_ progress: BuildProgress) -> String {
    let total = progress.total.map { " of \($0)" } ?? ""
    return "\(stage(progress.stage)): \(progress.done)\(total)"
  }

  static func more(_ count: Int) -> String { "… and \(count) more (--verbose shows all)" }

  static func overCap(perPage: Int, cap: Int) -> String {
    "--per-page \(perPage) shows more than the \(cap) photos on a page that Flickr's API terms allow."
  }

  static func summary(of report: BuildReport, in output: String) -> String {
    let pages = report.pages
    let all = pages.written + pages.unchanged
    let place = output == "." ? "this folder" : output
    var sentence =
      pages.written == 0
      ? "All \(counted(all, "page")) in \(place) are up to date."
      : "Wrote \(counted(pages.written, "page")) to \(place)."
    if pages.written > 0, pages.unchanged > 0 {
      sentence += " \(counted(pages.unchanged, "page")) stayed the same."
    }
    if pages.removed > 0 { sentence += " Removed \(counted(pages.removed, "page"))." }
    return "\(sentence) Open \(indexPage(in: output))"
  }

  static func verdict(on report: VerifyReport, of site: String) -> String {
    let errors = report.findings.count { $0.severity == .error }
    let pages = counted(report.pages, "page")
    return errors == 0
      ? "\(pages) in \(site): no faults." : "\(pages) in \(site): \(counted(errors, "fault"))."
  }

  static func privacyUnchecked(_ path: String) -> String {
    "There is no library at \(path), so it is not known which photos must not be in the site: "
      + "the rule of privacy was not checked. Name the library with --library."
  }

  static func step(_ step: WritingStep) -> String? {
    switch step {
    case .moved(let path): "wrote \(path)"
    case .removed(let path): "removed \(path)"
    case .opened, .announced, .recorded: nil
    }
  }

  static func call(_ request: HTTPRequest, answeredBy response: HTTPResponse) -> String {
    "\(call(request)): status \(response.status), \(counted(response.body.count, "byte"))"
  }

  static func call(_ request: HTTPRequest, failedWith error: any Error) -> String {
    "\(call(request)): \(error)"
  }

  static func skipped(_ records: [SkippedRecord]) -> String {
    "\(counted(records.count, "record")) could not be used:"
  }

  static let faulty = "The checks found faults in the pages:"

  static func findings(_ findings: [Finding]) -> String {
    "The checks found \(counted(findings.count, "thing")) to look at:"
  }

  static func failedImages(_ failed: [String]) -> String {
    "\(counted(failed.count, "image")) could not be had:"
  }

  static let completeness = "What the export holds:"

  static func pictureNotes(_ notes: [String]) -> String {
    "\(counted(notes.count, "thing")) to know about pictures:"
  }

  static func linkedImages(_ photos: [PhotoID]) -> String {
    "\(counted(photos.count, "photo")) linked, not copied, because the licence does not let "
      + "everybody copy (--mirror-all-rights, or log in for your own):"
  }

  static func withheld(_ count: Int) -> String {
    "\(counted(count, "photo")) left out: not public, or not rated safe enough "
      + "(--visibility, --safety)."
  }

  static func synced(_ list: SyncReport.List, in library: String) -> String {
    "\(list.title): \(counted(list.photos, "photo")) in \(library), "
      + "\(counted(list.calls, "call"))."
  }

  static func stray(_ path: String, nearest: String) -> String {
    "\(path) replaces no file of ours. Did you mean '\(nearest)'?"
  }

  static func assumedSafe(_ count: Int) -> String {
    "\(counted(count, "photo")) without a safety rating counted as safe."
  }

  /// Names only those parts of a query that hold no secret.
  private static func call(_ request: HTTPRequest) -> String {
    let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let told = query.filter { ["method", "page", "per_page"].contains($0.name) }
      .map { "\($0.name)=\($0.value ?? "")" }
    return "\(request) \(told.joined(separator: " "))"
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func indexPage(in output: String) -> String {
    output.hasSuffix("/") ? "\(output)index.html" : "\(output)/index.html"
  }
}
