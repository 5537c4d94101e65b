extension Renderer {
  /// Finds the value of a name in the context, null when it is unknown.
  /// - Throws: ``TemplateError`` for an unknown name in strict mode.
  func value(of name: Name, in program: Program) throws(TemplateError) -> Value {
    var level = contexts.count - 1
    if name.key == Name.iterator { return contexts[level].value }
    while level >= 0 {
      if let shape = contexts[level].shape {
        let slot = shapes.slot(of: name.key, in: shape.id)
        if slot >= 0 {
          let value = contexts[level].fields[slot]
          return name.rest.isEmpty ? value : try inner(value, of: name, in: program)
        }
      }
      level -= 1
    }
    guard isStrict else { return .null }
    let known = contexts.flatMap { $0.shape?.keys ?? [] }
    throw unknown(name.key, of: name, among: known, in: program)
  }

  /// Follows the further parts of a dotted name, each only in the value before it.
  private func inner(
    _ value: Value, of name: Name, in program: Program
  ) throws(TemplateError) -> Value {
    var value = value
    for part in program.parts[name.rest] {
      guard case .object(let object) = value else {
        if case .null = value { return .null }
        guard isStrict else { return .null }
        throw unknown(part, of: name, among: [], in: program)
      }
      let slot = shapes.slot(of: part, in: object.shape.id)
      if slot < 0 {
        guard isStrict else { return .null }
        throw unknown(part, of: name, among: object.shape.keys, in: program)
      }
      value = object.values[slot]
    }
    return value
  }

  private func unknown(
    _ part: Int, of name: Name, among known: [Key], in program: Program
  ) -> TemplateError {
    let whole = program.text(of: name)
    let missing = Vocabulary.name(of: part)
    return program.error(
      at: name.place,
      "unknown name '\(missing)'" + (whole == missing ? "" : " in '\(whole)'"),
      help: Suggestion.help(for: missing, among: known.map(\.name), called: "names"))
  }
}
