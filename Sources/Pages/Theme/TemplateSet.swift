import Foundation
package import GalleryModel
package import Mustache
package import Presenters

/// A theme, ready for use: templates compiled, words read, files listed.
package struct TemplateSet: Sendable {
  /// The compiled templates.
  package let library: TemplateLibrary
  /// The words of the site's language.
  package let phrases: Phrases
  /// The theme's files besides pages, as they lie in the site, sorted by path.
  package let assets: [SiteFile]
  /// Sums up templates and words: pages come out the same while it is the same.
  package let digest: Digest

  /// Prepares a theme.
  ///
  /// - Parameters:
  ///   - files: The program's own theme: bytes by path in the folder `Templates`.
  ///   - overrides: Files that replace or join them, by the same paths.
  ///   - folder: The folder of the overrides as errors name it.
  ///   - language: The language of the site's own words.
  /// - Throws: ``PagesError`` naming the file at fault.
  package init(
    files: [String: [UInt8]], overrides: [String: [UInt8]] = [:], folder: String = "Templates",
    language: String = "en"
  ) throws(PagesError) {
    let theme = ThemeFiles(files: files, overrides: overrides, folder: folder)
    phrases = try Self.phrases(in: theme, language: language)
    let sources = try Self.sources(in: theme)
    do {
      library = try TemplateLibrary.compile(sources)
    } catch {
      throw .template(error)
    }
    for name in Self.pages where !library.names.contains(name) {
      throw .missingTemplate("\(name).mustache")
    }
    assets = Self.assets(in: theme)
    var digest = Digest()
    digest.combine(language)
    for source in sources {
      digest.combine(source.name)
      digest.combine(source.text)
    }
    for (key, text) in phrases.all.sorted(by: { $0.key < $1.key }) {
      digest.combine(key)
      digest.combine(text)
    }
    self.digest = digest
  }

  private static let pages = ["grid", "photo", "people", "about", "404"]

  private static func sources(in theme: ThemeFiles) throws(PagesError) -> [TemplateSource] {
    var sources: [TemplateSource] = []
    for path in theme.paths where path.hasSuffix(".mustache") {
      sources.append(
        TemplateSource(
          name: String(path.dropLast(".mustache".count)), file: theme.shownName(of: path),
          text: try theme.text(of: path)))
    }
    return sources
  }

  private static func phrases(
    in theme: ThemeFiles, language: String
  ) throws(PagesError) -> Phrases {
    let known = theme.paths.filter { $0.hasPrefix("strings/") && $0.hasSuffix(".json") }
      .map { String($0.dropFirst("strings/".count).dropLast(".json".count)) }
    let tag = LanguageTag(language)
    let found = tag?.candidates.filter(known.contains) ?? []
    guard let tag, !found.isEmpty else { throw .unknownLanguage(language, known: known) }
    let english = try sentences(in: theme, language: "en")
    var sentences: [String: String] = [:]
    for name in found.reversed() {
      sentences.merge(try self.sentences(in: theme, language: name)) { $1 }
    }
    do {
      return try Phrases(language: tag, sentences: sentences, english: english)
    } catch {
      throw .wording(error)
    }
  }

  private static func sentences(
    in theme: ThemeFiles, language: String
  ) throws(PagesError) -> [String: String] {
    let path = "strings/\(language).json"
    guard let bytes = theme.bytes(of: path) else { return [:] }
    do {
      return try JSONDecoder().decode([String: String].self, from: Data(bytes))
    } catch {
      throw .strings(file: theme.shownName(of: path), reason: reason(of: error))
    }
  }

  private static func reason(of error: any Error) -> String {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.codingPath.last.map { "'\($0.stringValue)' is not a text" } ?? "it is no JSON object"
    default: "it is not valid JSON"
    }
  }

  private static func assets(in theme: ThemeFiles) -> [SiteFile] {
    theme.paths.compactMap { path in
      guard path.hasPrefix("assets/"), let bytes = theme.bytes(of: path) else { return nil }
      let isForRoot = path.hasPrefix("assets/root/")
      return SiteFile(
        path: isForRoot ? String(path.dropFirst("assets/root/".count)) : path,
        bytes: path.hasSuffix(".css") ? CompactStyleSheet(bytes).bytes : bytes)
    }.sorted { $0.path < $1.path }
  }
}
