import Bundled
import Markup

/// The theme that lives in the program, and its schema.
enum OwnTheme {
  static let files: [String: [UInt8]] = Dictionary(
    uniqueKeysWithValues: Bundled.files(under: "Templates/").filter {
      !$0.path.hasPrefix("Templates/styles/")
    }.map {
      (String($0.path.dropFirst("Templates/".count)), $0.bytes)
    })

  static func schema() throws -> PageSchema {
    try PageSchema(source: files["schema/page.rng"] ?? [], name: "page.rng")
  }
}
