/// Templates compiled together, which find each other by name.
///
/// Complete to the Mustache specification with its inheritance, dynamic names and lambdas.
/// `{{name}}` escapes `& < > " '` for HTML.
package struct TemplateLibrary: Sendable {
  private let program: Program
  private let numbers: [String: Int]

  /// Compiles the templates.
  ///
  /// That a partial or parent exists is not asked here: lenient rendering may leave it out.
  /// - Throws: ``TemplateError`` for the first mistake, or for two templates of one name.
  package static func compile(
    _ sources: [TemplateSource]
  ) throws(TemplateError) -> TemplateLibrary {
    var numbers: [String: Int] = [:]
    for (number, source) in sources.enumerated() {
      guard numbers.updateValue(number, forKey: source.name) == nil else {
        throw TemplateError(
          location: nil, message: "two templates are named '\(source.name)'", help: nil)
      }
    }
    return TemplateLibrary(
      program: try Assembler.program(of: sources.map(SourceText.init), templates: numbers),
      numbers: numbers)
  }

  /// The names of the templates, sorted.
  package var names: [String] { numbers.keys.sorted() }

  /// Adds what a template makes of a value to some bytes.
  ///
  /// When it fails, the bytes are as they were.
  /// - Throws: ``TemplateError`` for an unknown template, in strict mode for unknown names and
  ///   missing partials, and in both for tags or templates that nest without end.
  package func render(
    _ name: String, _ value: Value, mode: RenderingMode = .lenient, into bytes: inout [UInt8]
  ) throws(TemplateError) {
    guard let number = numbers[name] else {
      throw TemplateError(
        location: nil, message: "no template named '\(name)'",
        help: Suggestion.help(for: name, among: names, called: "templates"))
    }
    let start = bytes.count
    var renderer = Renderer(program, numbers, isStrict: mode == .strict, output: bytes)
    bytes = []
    defer { bytes = renderer.output }
    do {
      try renderer.render(number, value)
    } catch {
      renderer.output.removeSubrange(start...)
      throw error
    }
  }

  /// Returns what a template makes of a value, as text.
  /// - Throws: ``TemplateError`` as the rendering into bytes does.
  package func render(
    _ name: String, _ value: Value, mode: RenderingMode = .lenient
  ) throws(TemplateError) -> String {
    var bytes: [UInt8] = []
    try render(name, value, mode: mode, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
