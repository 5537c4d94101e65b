import Markup
import Pages
import Presenters

/// The theme of a site: templates, words and assets, and the grammar its pages must follow.
struct SiteTheme: Sendable {
  let templates: TemplateSet
  let schema: PageSchema
  /// The files of the site that are no pages.
  let files: [StaticFile]
  /// What templates and strings say, whatever the photos are.
  let texts: [[UInt8]]
  /// The grammar's text, for fingerprints.
  let schemaText: [UInt8]
  /// The outlines of the world's land, for the map.
  let land: WorldOutline
  /// Their text, for fingerprints.
  let landText: [UInt8]

  /// Reads the program's theme, with files that replace some of it.
  ///
  /// - Throws: ``PagesError``, ``MarkupError`` or ``WorldOutlineError``, naming the file with the
  ///   mistake.
  init(
    _ style: GalleryStyle = .paper, overrides: [String: [UInt8]] = [:],
    folder: String = "Templates", language: String = "en"
  ) throws {
    let own = style.files
    templates = try TemplateSet(
      files: own, overrides: overrides, folder: folder, language: language)
    texts = own.merging(overrides) { $1 }.filter {
      $0.key.hasSuffix(".mustache") || $0.key.hasSuffix(".json")
    }
    .map(\.value)
    schemaText = overrides[Self.schemaPath] ?? own[Self.schemaPath] ?? []
    schema = try PageSchema(source: schemaText, name: "Templates/\(Self.schemaPath)")
    landText = overrides[Self.landPath] ?? own[Self.landPath] ?? []
    land = try WorldOutline(String(decoding: landText, as: UTF8.self))
    files = templates.assets.map { StaticFile(path: $0.path, content: .bytes($0.bytes)) }
  }

  /// Reads the theme that a build asks for.
  ///
  /// - Throws: As the other initialiser.
  init(for options: BuildOptions) throws {
    try self.init(
      options.style, overrides: options.templates, folder: options.templateFolder,
      language: options.language)
  }

  private static let schemaPath = "schema/page.rng"
  private static let landPath = "map/land.txt"
}
