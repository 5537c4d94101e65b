import Arguments
import Foundation
import Publishing
import SiteBuilder

/// Brings a site to where others can see it.
struct PublishCommand {
  let arguments: ParsedCommand
  let surroundings: Surroundings
  let console: Console

  /// Judges the site, and publishes it if it has no faults.
  ///
  /// - Throws: ``CommandError`` without a site or a target; ``PublishError``; ``SiteError``.
  func run() async throws -> ExitCode {
    let site = arguments[PublishFlags.site] ?? BuildOptions().output
    guard let place = arguments.operands.first else { throw PublishCommandError.noTarget }
    console.conceal(TargetSecrets.of(place))
    let target = try PublishTarget(place)
    for flag in target.flagsInVain(of: arguments) { console.warning(Wording.inVain(flag)) }
    guard FileManager.default.fileExists(atPath: "\(site)/index.html") else {
      throw CommandError.noSite(site)
    }
    guard try await isFaultless(site) else { return .foundFaults }
    var wish = PublishWish()
    wish.site = site
    wish.isRehearsal = arguments[PublishFlags.dryRun]
    wish.squashes = arguments[PublishFlags.squash]
    wish.isAtomic = arguments[PublishFlags.atomic]
    wish.adopts = arguments[PublishFlags.adopt]
    let console = console
    let publisher = SitePublisher(wish, environment: surroundings.environment) {
      console.detail($0)
    }
    let report = try await publisher.publish(to: target)
    tell(report, place)
    return .done
  }

  private func isFaultless(_ site: String) async throws -> Bool {
    let report = try await SiteJudge(
      arguments: arguments, surroundings: surroundings, console: console
    ).report(on: site)
    guard report.hasErrors else { return true }
    console.list(Wording.unpublished(site), report.findings.map(\.description), isError: true)
    return false
  }

  private func tell(_ report: PublishReport, _ place: String) {
    let isRehearsal = arguments[PublishFlags.dryRun]
    for path in report.moved { console.detail("\(isRehearsal ? "would move" : "moved") \(path)") }
    for path in report.removed {
      console.detail("\(isRehearsal ? "would remove" : "removed") \(path)")
    }
    if arguments[CommonFlags.json] {
      console.result(PublishReportText.json(of: report, isRehearsal: isRehearsal))
    } else {
      console.summary(Wording.published(report, to: place, isRehearsal: isRehearsal))
    }
  }
}
