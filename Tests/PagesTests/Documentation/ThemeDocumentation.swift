import Foundation
import GalleryFixtures
import GalleryModel
import Mustache
import Presenters

@testable import Pages

/// Writes the part of `docs/themes.md` that tells which values templates get.
struct ThemeDocumentation {
  private(set) var text = ""
  /// The values that have no meaning in the list.
  private(set) var unexplained: [String] = []
  /// The meanings that were told.
  private(set) var explained: Set<String> = []

  /// Looks at the pages of a gallery in which photos have everything.
  init() async throws {
    let pages = try await Self.pages()
    let common = FrameContexts.keys + HeadContext.keys
    var parts: [String: [Value]] = [:]
    var every = ValueTable()
    for page in pages { every.add(page.values, keys: common) }
    append(every, "Every page", section: "page")
    for template in Set(pages.map(\.template)).sorted() {
      var table = ValueTable()
      for page in pages where page.template == template {
        table.add(page.values, keys: page.values.shape.keys.filter { !common.contains($0) })
      }
      parts.merge(table.partValues) { $0 + $1 }
      append(table, "`\(template).mustache`", section: template)
    }
    while let name = ["cells", "pagination", "image"].first(where: { parts[$0] != nil }) {
      var table = ValueTable()
      for value in parts.removeValue(forKey: name) ?? [] {
        for object in Self.objects(in: value) { table.add(object, keys: object.shape.keys) }
      }
      parts.merge(table.partValues) { $0 + $1 }
      append(table, ValueMeanings.titles[name] ?? name, section: name)
    }
  }

  private static func objects(in value: Value) -> [Object] {
    switch value {
    case .object(let object): [object]
    case .list(let values): values.flatMap(objects)
    default: []
    }
  }

  private mutating func append(_ table: ValueTable, _ title: String, section: String) {
    text += "\n### \(title)\n\n\(ValueMeanings.introductions[section] ?? "")\n"
    guard !table.rows.isEmpty else { return }
    text += "\n| name | kind | meaning |\n| --- | --- | --- |\n"
    for row in table.rows {
      text += "| `\(row.path)` | \(row.kind) | \(meaning(of: row.path, in: section)) |\n"
    }
  }

  private mutating func meaning(of path: String, in section: String) -> String {
    let last = path.split(separator: ".").last.map(String.init) ?? path
    for name in ["\(section): \(path)", path, last] {
      guard let meaning = ValueMeanings.all[name] else { continue }
      explained.insert(name)
      return meaning
    }
    unexplained.append("\(section): \(path)")
    return ""
  }

  private static func pages() async throws -> [PageContext] {
    var full = Sample.everything
    full.visibility = .everyone
    full.safety = .safe
    full.license = License(id: 4)
    full.owner.isDeleted = false
    full.counts.faves = 3
    let details = Sample.details(
      PhotoDetails(
        comments: [Sample.comment("Hello", by: Sample.person(2))],
        notes: [Sample.note("Look", [1, 2, 3, 4])],
        exif: [Sample.exif("Model", "A camera"), Sample.exif("Odd", "1", label: "Odd")]),
      of: full)
    let credit = SampleCredit(
      title: "T", author: "A", license: "CC0 1.0", licenseURL: "https://example.org/l",
      source: "S", sourceURL: "https://example.org/s")
    var settings = SiteSettings(baseURL: "https://example.org/", peoplePerPage: 2)
    settings.credits = [credit]
    var bare = Sample.photo(77, owner: 7)
    bare.sizes = SizeLadder([])
    var free = Sample.photo(1)
    free.license = License(id: 4)
    var photos = [free, full] + (2...20).map { Sample.photo($0, owner: $0) } + [bare]
    // Two in Paris, one near it under the same pin, two far away, each alone.
    let places = [(48.8, 2.3), (48.8, 2.3), (49.5, 3.2), (-33.9, 151.2), (60.2, -100.5)]
    for (index, place) in places.enumerated() {
      photos[index + 2].place = Place(latitude: place.0, longitude: place.1, accuracy: 16)
    }
    let albums = (1...31).map {
      Album(
        id: Sample.id(5000 + $0), title: "Album", descriptionHTML: "About it",
        owner: Sample.nsid(1), cover: Sample.id(1), photos: [Sample.id(1), full.id])
    }
    let site = try await Site(
      photos, albums: albums, settings: settings, isSample: true, details: details, isFindable: true
    )
    let renderer = site.renderer
    return site.pages.map { renderer.context(of: $0) }
  }
}
