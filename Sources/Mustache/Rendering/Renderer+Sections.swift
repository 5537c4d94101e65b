extension Renderer {
  mutating func show(
    _ section: SectionStep, body: Range<Int>, of program: Program, in frame: Frame
  ) throws(TemplateError) {
    let value = try value(of: section.name, in: program)
    guard value.isTruthy else { return }
    try enter(section.name.place, of: program)
    switch value {
    case .list(let elements):
      for element in elements {
        contexts.append(Context(element))
        try run(body, of: program, in: frame)
        contexts.removeLast()
      }
    case .lambda(let lambda):
      try show(lambda, for: section, of: program, in: frame)
    default:
      contexts.append(Context(value))
      try run(body, of: program, in: frame)
      contexts.removeLast()
    }
    leave()
  }
}
