import Arguments
import Foundation
import SiteBuilder

/// Judges a site that is there.
struct VerifyCommand {
  let arguments: ParsedCommand
  let surroundings: Surroundings
  let console: Console

  /// Checks the site, and tells what was found.
  ///
  /// Images may lie where the environment says that Flickr is.
  ///
  /// - Returns: Whether the site has no faults.
  /// - Throws: ``SiteError`` when the folder cannot be judged, ``CommandError`` when the findings
  ///   cannot be written to the file that was asked for.
  func run() async throws -> ExitCode {
    let site = arguments.operands.first ?? BuildOptions().output
    let report = try await SiteJudge(
      arguments: arguments, surroundings: surroundings, console: console
    ).report(on: site, asksForImages: arguments[VerifyFlags.linkedImages])
    if let file = arguments[VerifyFlags.sarif] { try write(report, to: file) }
    console.list(
      Wording.verdict(on: report, of: site), report.findings.map(\.description),
      isError: report.hasErrors)
    if arguments[CommonFlags.json] {
      console.result(report.json)
    } else if report.findings.isEmpty {
      console.summary(Wording.verdict(on: report, of: site))
    }
    return report.hasErrors ? .foundFaults : .done
  }

  private func write(_ report: VerifyReport, to file: String) throws(CommandError) {
    let text = report.sarif(program: FlickrGallery.name, version: FlickrGallery.version)
    do {
      try Data((text + "\n").utf8).write(to: URL(filePath: file), options: .atomic)
    } catch {
      throw .findings(file, reason: error.localizedDescription)
    }
  }
}
