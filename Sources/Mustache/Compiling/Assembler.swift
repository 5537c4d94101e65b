/// Turns trees into the flat tables of a program.
struct Assembler {
  let sources: [SourceText]
  private(set) var bodies: [Range<Int>] = []
  private(set) var instructions: [Instruction] = []
  private(set) var text: [UInt8] = []
  private(set) var lines: [Int] = []
  private(set) var parts: [Int] = []
  private(set) var delimiters: [Delimiters] = []
  private(set) var sections: [SectionStep] = []
  private(set) var partials: [PartialStep] = []
  private(set) var blocks: [BlockStep] = []
  private(set) var arguments: [BlockArgument] = []

  /// The numbers of the templates that partials and parents name.
  private let templates: [String: Int]

  /// The first instruction that text may still be added to.
  private var mergeStart = 0

  /// Whether a line has started and nothing of it was added yet.
  private var lineStarts = false

  private init(_ sources: [SourceText], templates: [String: Int]) {
    self.sources = sources
    self.templates = templates
  }

  static func program(
    of sources: [SourceText], templates: [String: Int], delimiters: Delimiters = .standard
  ) throws(TemplateError) -> Program {
    var assembler = Assembler(sources, templates: templates)
    for source in sources {
      let tree = try Parser.tree(of: source, delimiters: delimiters)
      assembler.bodies.append(try assembler.add(tree))
    }
    return Program(assembler)
  }

  /// Adds a content of its own and returns where it stands.
  private mutating func add(_ nodes: [Node]) throws(TemplateError) -> Range<Int> {
    let start = instructions.count
    mergeStart = start
    for node in nodes { try add(node) }
    flushLineStart()
    mergeStart = instructions.count
    return start..<instructions.count
  }

  private mutating func add(_ node: Node) throws(TemplateError) {
    switch node {
    case .lineStart: lineStarts = true
    case .text(let range, let startsLine): addText(range, startsLine: startsLine)
    case .variable(let tag):
      let name = try name(tag.name, of: tag)
      append(.variable(Variable(name: name, isEscaped: tag.kind == .variable)))
    case .section(let tag, let nodes, let source):
      try addSection(tag, nodes, source: source) { .section($0) }
    case .inverted(let tag, let nodes):
      try addSection(tag, nodes, source: 0..<0) { .inverted($0) }
    case .partial(let tag, let indentation): try addPartial(tag, indentation, [])
    case .parent(let tag, let indentation, let arguments):
      try addPartial(tag, indentation, arguments)
    case .block(let tag, let indentation, let nodes): try addBlock(tag, indentation, nodes)
    }
  }
}

extension Assembler {
  private mutating func addText(_ range: Range<Int>, startsLine: Bool) {
    guard !range.isEmpty else {
      lineStarts = lineStarts || startsLine
      return
    }
    let startsLine = startsLine || lineStarts
    lineStarts = false
    let start = text.count
    text.append(contentsOf: source.bytes[range])
    if instructions.count > mergeStart, case .text(var run) = instructions.last,
      startsLine == (text[start - 1] == UInt8(ascii: "\n"))
    {
      if startsLine { lines.append(start) }
      run.range = run.range.lowerBound..<text.count
      run.lines = run.lines.lowerBound..<lines.count
      instructions[instructions.count - 1] = .text(run)
    } else {
      let run = TextRun(
        range: start..<text.count, startsLine: startsLine, lines: lines.count..<lines.count)
      instructions.append(.text(run))
    }
  }

  private mutating func append(_ instruction: Instruction) {
    flushLineStart()
    instructions.append(instruction)
  }

  private mutating func flushLineStart() {
    if lineStarts { instructions.append(.lineStart) }
    lineStarts = false
  }

  private mutating func addSection(
    _ tag: Tag, _ nodes: [Node], source: Range<Int>, as instruction: (Int) -> Instruction
  ) throws(TemplateError) {
    let name = try name(tag.name, of: tag)
    let index = reserve()
    let body = try add(nodes)
    sections.append(
      SectionStep(
        name: name, end: body.upperBound, content: source,
        delimiters: number(of: tag.delimiters)))
    instructions[index] = instruction(sections.count - 1)
  }

  private mutating func addPartial(
    _ tag: Tag, _ indentation: Range<Int>?, _ given: [Node.Argument]
  ) throws(TemplateError) {
    let target = try target(of: tag)
    let indentation = add(indentation: indentation)
    let index = reserve()
    var compiled: [BlockArgument] = []
    for argument in given {
      let content = try add(argument.nodes)
      compiled.append(
        BlockArgument(
          name: Key(argument.tag.name).id, content: content, opensLine: argument.opensLine))
    }
    let start = arguments.count
    arguments.append(contentsOf: compiled)
    partials.append(
      PartialStep(
        target: target, place: place(of: tag), indentation: indentation,
        arguments: start..<arguments.count, end: instructions.count))
    let step = partials.count - 1
    instructions[index] = tag.kind == .parent ? .parent(step) : .partial(step)
  }

  private mutating func addBlock(
    _ tag: Tag, _ indentation: Range<Int>?, _ nodes: [Node]
  ) throws(TemplateError) {
    let indentation = add(indentation: indentation)
    let index = reserve()
    let body = try add(nodes)
    blocks.append(
      BlockStep(
        name: Key(tag.name).id, place: place(of: tag), indentation: indentation,
        ownsLine: tag.isStandalone, end: body.upperBound))
    instructions[index] = .block(blocks.count - 1)
  }

  /// Makes room for an instruction that is known when its content is.
  private mutating func reserve() -> Int {
    append(.lineStart)
    return instructions.count - 1
  }
}

extension Assembler {
  private var source: SourceText { sources[bodies.count] }

  private func place(of tag: Tag) -> Place {
    Place(source: bodies.count, offset: tag.range.lowerBound)
  }

  private mutating func number(of delimiters: Delimiters) -> Int {
    if let number = self.delimiters.lastIndex(of: delimiters) { return number }
    self.delimiters.append(delimiters)
    return self.delimiters.count - 1
  }

  /// Adds white space to the text, where no run of text may reach into it.
  private mutating func add(indentation: Range<Int>?) -> Range<Int>? {
    guard let indentation else { return nil }
    let start = text.count
    text.append(contentsOf: source.bytes[indentation])
    mergeStart = instructions.count
    return start..<text.count
  }

  private mutating func name(_ name: String, of tag: Tag) throws(TemplateError) -> Name {
    let place = place(of: tag)
    guard name != "." else { return Name(key: Name.iterator, rest: 0..<0, place: place) }
    let keys = name.split(separator: ".", omittingEmptySubsequences: false)
    guard !keys.contains("") else {
      throw source.error(
        at: place.offset, "the name '\(name)' has an empty part",
        help: "a period stands between two names, or alone")
    }
    let start = parts.count
    parts.append(contentsOf: keys.dropFirst().map { Key(String($0)).id })
    return Name(key: Key(String(keys[0])).id, rest: start..<parts.count, place: place)
  }

  private mutating func target(of tag: Tag) throws(TemplateError) -> PartialStep.Target {
    if let name = tag.dynamicName { return .dynamic(try self.name(name, of: tag)) }
    return templates[tag.name].map { .template($0) } ?? .missing(Key(tag.name).id)
  }
}
