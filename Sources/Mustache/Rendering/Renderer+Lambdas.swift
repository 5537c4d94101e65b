extension Renderer {
  mutating func show(
    _ lambda: Lambda, for section: SectionStep, of program: Program, in frame: Frame
  ) throws(TemplateError) {
    let content = program.sources[section.name.place.source].text(section.content)
    let answer = try compile(
      lambda.body(content), of: section.name, in: program,
      delimiters: program.delimiters[section.delimiters])
    try run(answer.bodies[0], of: answer, in: Frame(scope: frame.scope))
  }

  /// Renders the answer beside the output, because it is escaped as a whole.
  mutating func write(
    _ lambda: Lambda, for variable: Variable, of program: Program
  ) throws(TemplateError) {
    let answer = try compile(
      lambda.body(""), of: variable.name, in: program, delimiters: .standard)
    var outer: [UInt8] = []
    swap(&outer, &output)
    defer { output = outer }
    try enter(variable.name.place, of: program)
    try run(answer.bodies[0], of: answer, in: Frame())
    leave()
    if variable.isEscaped { outer.append(escaping: output) } else { outer += output }
  }

  private func compile(
    _ answer: String, of name: Name, in program: Program, delimiters: Delimiters
  ) throws(TemplateError) -> Program {
    let label = "lambda '\(program.text(of: name))'"
    let source = SourceText(TemplateSource(name: label, text: answer))
    return try Assembler.program(of: [source], templates: templates, delimiters: delimiters)
  }
}
