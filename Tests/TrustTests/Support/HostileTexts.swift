import Foundation

/// Texts that strangers may write to harm a page, a terminal, a feed or a disk.
///
/// They lie in a file of their own, so that the tests in a browser use the same.
struct HostileTexts: Decodable {
  /// A text repeated until it is long.
  struct Long: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      let unit = try parts.decode(String.self)
      text = String(repeating: unit, count: try parts.decode(Int.self))
    }
  }

  private let texts: [String]
  private let long: [Long]

  var all: [String] { texts + long.map(\.text) }

  static func load() throws -> [String] {
    let file = TestFolder.tests.appending(path: "Hostile/texts.json")
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file)).all
  }
}
