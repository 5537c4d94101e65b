/// Runs a program once: walks its instructions and writes what they make of the context.
struct Renderer {
  let library: Program
  let templates: [String: Int]
  let shapes: ShapeTable
  let isStrict: Bool
  var output: [UInt8]
  var contexts: [Context] = []
  var scopes: [BlockScope] = []

  /// The indentations of the frames, one after the other.
  var indentations: [UInt8] = []

  /// Whether the line that comes next was started, and indented, by somebody else.
  var isLineStarted = false

  private var depth = 0

  init(_ library: Program, _ templates: [String: Int], isStrict: Bool, output: [UInt8]) {
    self.library = library
    self.templates = templates
    self.isStrict = isStrict
    self.output = output
    shapes = Vocabulary.table()
  }

  mutating func render(_ template: Int, _ value: Value) throws(TemplateError) {
    contexts.reserveCapacity(16)
    contexts.append(Context(value))
    try run(library.bodies[template], of: library, in: Frame())
  }

  mutating func run(
    _ body: Range<Int>, of program: Program, in frame: Frame
  ) throws(TemplateError) {
    var index = body.lowerBound
    while index < body.upperBound {
      let instruction = program.instructions[index]
      index += 1
      switch instruction {
      case .text(let run): write(run, of: program, in: frame)
      case .lineStart: startLine(in: frame)
      case .variable(let variable): try write(variable, of: program)
      case .section(let step):
        let section = program.sections[step]
        try show(section, body: index..<section.end, of: program, in: frame)
        index = section.end
      case .inverted(let step):
        let section = program.sections[step]
        if try !value(of: section.name, in: program).isTruthy {
          try enter(section.name.place, of: program)
          try run(index..<section.end, of: program, in: frame)
          leave()
        }
        index = section.end
      case .partial(let step), .parent(let step):
        try insert(program.partials[step], of: program, in: frame)
        index = program.partials[step].end
      case .block(let step):
        let block = program.blocks[step]
        try show(block, body: index..<block.end, of: program, in: frame)
        index = block.end
      }
    }
  }

  /// Counts a level of tags inside of each other; after an error nothing is rendered any more, so
  /// only what succeeds need be counted back.
  mutating func enter(_ place: Place, of program: Program) throws(TemplateError) {
    depth += 1
    guard depth <= Limits.depth else {
      throw program.error(
        at: place, "templates nest more than \(Limits.depth) levels deep",
        help: "does this template include itself without end?")
    }
  }

  mutating func leave() {
    depth -= 1
  }
}
