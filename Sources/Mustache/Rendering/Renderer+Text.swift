extension Renderer {
  mutating func write(_ run: TextRun, of program: Program, in frame: Frame) {
    guard !frame.indentation.isEmpty else {
      output.append(run.range, of: program.text)
      return
    }
    if run.startsLine { startLine(in: frame) }
    var start = run.range.lowerBound
    for index in run.lines {
      output.append(start..<program.lines[index], of: program.text)
      output.append(frame.indentation, of: indentations)
      start = program.lines[index]
    }
    output.append(start..<run.range.upperBound, of: program.text)
  }

  mutating func startLine(in frame: Frame) {
    guard !frame.indentation.isEmpty else { return }
    if !isLineStarted { output.append(frame.indentation, of: indentations) }
    isLineStarted = false
  }

  mutating func write(_ variable: Variable, of program: Program) throws(TemplateError) {
    switch try value(of: variable.name, in: program) {
    case .text(let text):
      if variable.isEscaped { output.append(escaping: text) } else { output.append(text) }
    case .html(let html): output.append(html)
    case .int(let number): output.append(number)
    case .double(let number): output.append(number)
    case .bool(let flag): output.append(flag ? "true" : "false")
    case .null: break
    case .lambda(let lambda): try write(lambda, for: variable, of: program)
    case .list: try refuse("a list", for: variable, of: program)
    case .object: try refuse("an object", for: variable, of: program)
    }
  }

  /// Leaves out what has no text; in strict mode that is a mistake.
  private func refuse(
    _ kind: String, for variable: Variable, of program: Program
  ) throws(TemplateError) {
    guard isStrict else { return }
    let name = program.text(of: variable.name)
    throw program.error(
      at: variable.name.place, "'\(name)' is \(kind) and has no text",
      help: "open it as a section: '#\(name)'")
  }
}
