import Mustache

/// Tries the template language.
enum MustacheFuzzing {
  private static let value: Value = .object([
    "title": .text("a <b> & 'c'"), "list": .list([.int(1), .text("two"), .double(0.5)]),
    "yes": .bool(true), "no": .bool(false), "html": .html("<b>x</b>"), "null": .null,
    "object": .object(["title": .text("inner"), "name": .text("part")]), "name": .text("part"),
  ])

  static func read(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let halves = text.split(separator: "\u{1}", maxSplits: 1, omittingEmptySubsequences: false)
    let sources = [
      TemplateSource(name: "main", text: String(halves[0])),
      TemplateSource(name: "part", text: halves.count > 1 ? String(halves[1]) : "{{title}}"),
    ]
    guard let library = try? TemplateLibrary.compile(sources) else { return }
    _ = try? library.render("main", value)
    _ = try? library.render("main", value, mode: .strict)
  }
}
