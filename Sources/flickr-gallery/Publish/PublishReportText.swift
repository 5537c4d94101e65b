import Foundation
import Publishing

/// Writes what was published for other programs.
enum PublishReportText {
  private struct Text: Encodable {
    let dryRun: Bool
    let moved: [String]
    let removed: [String]

    enum CodingKeys: String, CodingKey {
      case moved, removed
      case dryRun = "dry_run"
    }
  }

  /// Gives the report as one line of JSON.
  static func json(of report: PublishReport, isRehearsal: Bool) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = Text(dryRun: isRehearsal, moved: report.moved, removed: report.removed)
    guard case .success(let data) = Result(catching: { try encoder.encode(text) }) else {
      preconditionFailure("texts and lists of texts can always be encoded")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
