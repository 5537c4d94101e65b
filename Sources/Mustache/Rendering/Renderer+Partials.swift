extension Renderer {
  mutating func insert(
    _ partial: PartialStep, of program: Program, in frame: Frame
  ) throws(TemplateError) {
    guard let template = try template(for: partial, of: program) else { return }
    try enter(partial.place, of: program)
    var inner = Frame(scope: frame.scope)
    let indentationEnd = indentations.count
    if let indentation = partial.indentation {
      inner.indentation = indent(indentation, of: program, in: frame)
    }
    if !partial.arguments.isEmpty {
      scopes.append(
        BlockScope(program: program, arguments: partial.arguments, outer: frame.scope))
      inner.scope = scopes.count - 1
    }
    try run(library.bodies[template], of: library, in: inner)
    if !partial.arguments.isEmpty { scopes.removeLast() }
    indentations.removeSubrange(indentationEnd...)
    leave()
  }

  /// Adds to a frame's indentation what stands before a tag.
  mutating func indent(
    _ indentation: Range<Int>, of program: Program, in frame: Frame
  ) -> Range<Int> {
    guard !indentation.isEmpty || !frame.indentation.isEmpty else { return 0..<0 }
    let start = indentations.count
    for index in frame.indentation { indentations.append(indentations[index]) }
    indentations.append(indentation, of: program.text)
    return start..<indentations.count
  }

  private func template(
    for partial: PartialStep, of program: Program
  ) throws(TemplateError) -> Int? {
    let name: String
    switch partial.target {
    case .template(let number): return number
    case .missing(let missing): name = Vocabulary.name(of: missing)
    case .dynamic(let dynamic):
      guard case .text(let text) = try value(of: dynamic, in: program) else { return nil }
      if let number = templates[text] { return number }
      name = text
    }
    guard isStrict else { return nil }
    throw program.error(
      at: partial.place, "no template named '\(name)'",
      help: Suggestion.help(for: name, among: Array(templates.keys), called: "templates"))
  }
}
