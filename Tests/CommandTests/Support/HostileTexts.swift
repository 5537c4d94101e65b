import Foundation

/// The texts that strangers may write to harm a page or a terminal.
struct HostileTexts: Decodable {
  let texts: [String]

  static func load() throws -> [String] {
    let file = URL(filePath: ProjectFolder.path("Tests/Hostile/texts.json"))
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file)).texts
  }
}
