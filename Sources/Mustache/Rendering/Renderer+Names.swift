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
          guard !name.rest.isEmpty else { return contexts[level].fields[slot] }
          return try inner(contexts[level].fields[slot], of: name, in: program)
        }
      }
      level -= 1
    }
    return try unknown(name.key, of: name, in: program) {
      contexts.flatMap { $0.shape?.keys ?? [] }
    }
  }

  /// Follows the further parts of a dotted name, each only in the value before it.
  private func inner(
    _ value: Value, of name: Name, in program: Program
  ) throws(TemplateError) -> Value {
    var value = value
    for index in name.rest {
      let part = program.parts[index]
      guard case .object(let object) = value else {
        if case .null = value { return .null }
        return try unknown(part, of: name, in: program) { [] }
      }
      let slot = shapes.slot(of: part, in: object.shape.id)
      guard slot >= 0 else {
        return try unknown(part, of: name, in: program) { object.shape.keys }
      }
      value = object.values[slot]
    }
    return value
  }

  /// Kept out of the look-up, which is called for every tag.
  @inline(never)
  private func unknown(
    _ part: Int, of name: Name, in program: Program, among known: () -> [Key]
  ) throws(TemplateError) -> Value {
    guard isStrict else { return .null }
    let whole = program.text(of: name)
    let missing = Vocabulary.name(of: part)
    throw program.error(
      at: name.place,
      "unknown name '\(missing)'" + (whole == missing ? "" : " in '\(whole)'"),
      help: Suggestion.help(for: missing, among: known().map(\.name), called: "names"))
  }
}
