import Foundation
import Markup

/// Demands that files of data, such as feeds, can be read by programs.
struct DataFileCheck {
  /// Accepts whatever is JSON.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  private static let json = [".json", ".webmanifest", ".geojson"]
  private static let xml = [".xml", ".rss", ".atom", ".svg", ".kml", ".gpx"]

  /// Tells whether a path is that of a file this check reads.
  static func concerns(_ path: String) -> Bool {
    (json + xml).contains { path.hasSuffix($0) }
  }

  /// Judges a file by its name.
  func findings(in file: [UInt8], path: String) throws -> [Finding] {
    if Self.json.contains(where: { path.hasSuffix($0) }) {
      do {
        _ = try JSONDecoder().decode(Anything.self, from: Data(file))
        return []
      } catch is DecodingError {
        return [finding(path, 0, "the file is no JSON")]
      }
    }
    var parser = try PageParser()
    return parser.check(file.span, schema: nil).map { finding(path, $0.line, $0.message) }
  }

  private func finding(_ path: String, _ line: Int, _ message: String) -> Finding {
    Finding(
      page: path, line: line, rule: "syntax", message: message,
      advice: "build again, or correct the template")
  }
}
