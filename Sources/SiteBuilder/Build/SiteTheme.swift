import Bundled
import Markup
import Pages

/// The theme of a site: templates, words and assets, and the grammar its pages must follow.
struct SiteTheme: Sendable {
  let templates: TemplateSet
  let schema: PageSchema
  /// The files of the site that are no pages.
  let files: [StaticFile]
  /// The grammar's text, for fingerprints.
  let schemaText: [UInt8]

  /// Reads the program's theme, with files that replace some of it.
  ///
  /// - Throws: ``PagesError`` or ``MarkupError``, naming the file with the mistake.
  init(
    overrides: [String: [UInt8]] = [:], folder: String = "Templates", language: String = "en"
  ) throws {
    var own: [String: [UInt8]] = [:]
    for file in Bundled.files(under: "Templates/") {
      own[String(file.path.dropFirst("Templates/".count))] = file.bytes
    }
    templates = try TemplateSet(
      files: own, overrides: overrides, folder: folder, language: language)
    schemaText = overrides[Self.schemaPath] ?? own[Self.schemaPath] ?? []
    schema = try PageSchema(source: schemaText, name: "Templates/\(Self.schemaPath)")
    files = templates.assets.map { StaticFile(path: $0.path, content: .bytes($0.bytes)) }
  }

  private static let schemaPath = "schema/page.rng"
}
