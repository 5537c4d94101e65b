/// Builds the tree of a template from its tokens.
///
/// Source for the white space of inheritance: the examples of the specification's `~inheritance`
/// module. A block that a parent tag gives loses the indentation of its first line; where it is
/// shown, its lines get the indentation found there.
struct Parser {
  /// A tag that waits to be closed, and what was found in it so far.
  private struct Open {
    let tag: Tag
    var nodes: [Node] = []
    var arguments: [Node.Argument] = []

    /// White space that every line loses.
    var dedent: Range<Int>

    /// The white space before the first line of content, when that starts on a line of its own.
    var contentIndentation: Range<Int>?
    var isArgument = false
  }

  private let source: SourceText
  private var open: [Open] = []
  private var nodes: [Node] = []
  private var dropsLineEnd = false

  private init(source: SourceText) {
    self.source = source
  }

  static func tree(
    of source: SourceText, delimiters: Delimiters
  ) throws(TemplateError) -> [Node] {
    let tokens = try Tokenizer.tokens(of: source, delimiters: delimiters)
    var parser = Parser(source: source)
    for token in Lines.settle(tokens, of: source) { try parser.take(token) }
    if let unclosed = parser.open.last?.tag {
      throw source.error(
        at: unclosed.range.lowerBound, "\(unclosed.title) is never closed",
        help: "close it with '\(unclosed.closingTag)'")
    }
    return parser.nodes
  }

  private mutating func take(_ token: Token) throws(TemplateError) {
    switch token {
    case .text(let range, let startsLine):
      let isDropped = dropsLineEnd && isBlank(range)
      dropsLineEnd = false
      guard !isDropped else { return }
      add(.text(startsLine ? dedented(range) : range, startsLine: startsLine))
    case .tag(let tag):
      dropsLineEnd = false
      if tag.kind != .closing { markLineStart(of: tag) }
      try take(tag)
    }
  }

  private mutating func take(_ tag: Tag) throws(TemplateError) {
    switch tag.kind {
    case .comment, .delimiters: break
    case .variable, .unescaped: add(.variable(tag))
    case .partial: add(.partial(tag, indentation: tag.isStandalone ? indentation(of: tag) : nil))
    case .section, .inverted, .parent, .block: try begin(tag)
    case .closing: try end(tag)
    }
  }

  private mutating func begin(_ tag: Tag) throws(TemplateError) {
    guard open.count < Limits.depth else {
      throw source.error(
        at: tag.range.lowerBound, "tags nest more than \(Limits.depth) levels deep", help: nil)
    }
    var opened = Open(tag: tag, dedent: open.last?.dedent ?? 0..<0)
    opened.isArgument = tag.kind == .block && open.last?.tag.kind == .parent
    if tag.endsLine { opened.contentIndentation = lineIndentation(after: tag) }
    if opened.isArgument {
      opened.dedent = opened.contentIndentation ?? 0..<0
      dropsLineEnd = tag.endsLine && !tag.isStandalone
    }
    open.append(opened)
  }

  private mutating func end(_ closing: Tag) throws(TemplateError) {
    guard let opened = open.last else {
      throw source.error(
        at: closing.range.lowerBound, "'/\(closing.name)' closes nothing: no tag is open here",
        help: nil)
    }
    guard opened.tag.name == closing.name else {
      throw source.error(
        at: closing.range.lowerBound, "\(opened.tag.title) is closed as '\(closing.name)'",
        help: "line \(source.line(at: opened.tag.range.lowerBound)) opened it; "
          + "close it with '\(opened.tag.closingTag)' first")
    }
    open.removeLast()
    switch opened.tag.kind {
    case .section:
      let content = contentStart(of: opened.tag)..<contentEnd(before: closing)
      add(.section(opened.tag, opened.nodes, source: content))
    case .inverted: add(.inverted(opened.tag, opened.nodes))
    case .parent: endParent(opened, closing)
    default: endBlock(opened, closing)
    }
    markLineStart(of: closing)
  }

  /// A parent has its lines for itself when nothing stands before its opening tag and nothing
  /// after its closing tag, whatever is between them.
  private mutating func endParent(_ opened: Open, _ closing: Tag) {
    let isStandalone = opened.tag.startsLine && closing.endsLine
    if isStandalone && !opened.tag.isStandalone { dropLast() }
    dropsLineEnd = isStandalone && !closing.isStandalone
    let isIndented = isStandalone || opened.tag.isStandalone
    add(
      .parent(
        opened.tag, indentation: isIndented ? indentation(of: opened.tag) : nil,
        opened.arguments))
  }

  private mutating func endBlock(_ opened: Open, _ closing: Tag) {
    let tag = opened.tag
    var content = opened.nodes
    guard opened.isArgument else {
      add(.block(tag, indentation: blockIndentation(opened), content))
      return
    }
    if closing.startsLine, !closing.isStandalone, case .text(let range, true) = content.last,
      isBlank(range)
    {
      content.removeLast()
    }
    let argument = Node.Argument(tag: tag, nodes: content, opensLine: tag.endsLine)
    open[open.count - 1].arguments.append(argument)
  }

  private func blockIndentation(_ opened: Open) -> Range<Int>? {
    guard opened.tag.isStandalone, !opened.nodes.isEmpty, let content = opened.contentIndentation
    else { return indentation(of: opened.tag) }
    return dedented(content)
  }
}

extension Parser {
  private mutating func add(_ node: Node) {
    if open.isEmpty {
      nodes.append(node)
    } else if open[open.count - 1].tag.kind != .parent {
      open[open.count - 1].nodes.append(node)
    }
  }

  private mutating func dropLast() {
    if open.isEmpty {
      nodes.removeLast()
    } else if open[open.count - 1].tag.kind != .parent {
      open[open.count - 1].nodes.removeLast()
    }
  }

  /// White space before a tag is text and marks the line's start itself.
  private mutating func markLineStart(of tag: Tag) {
    if !tag.isStandalone, tag.indentation?.isEmpty == true { add(.lineStart) }
  }

  private func indentation(of tag: Tag) -> Range<Int>? {
    tag.indentation.map(dedented)
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    source.bytes[range].allSatisfy(\.isBlank)
  }

  /// Takes from the start of a line what the argument around it does not count as indentation.
  private func dedented(_ line: Range<Int>) -> Range<Int> {
    let dedent = source.bytes[open.last?.dedent ?? 0..<0]
    let common = zip(dedent, source.bytes[line]).prefix { $0 == $1 }.count
    return line.lowerBound + common..<line.upperBound
  }

  private func contentStart(of tag: Tag) -> Int {
    guard tag.isStandalone else { return tag.range.upperBound }
    let rest = source.bytes[tag.range.upperBound...]
    return rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? source.bytes.count
  }

  private func contentEnd(before closing: Tag) -> Int {
    closing.isStandalone
      ? closing.indentation?.lowerBound ?? closing.range.lowerBound : closing.range.lowerBound
  }

  /// The white space at the start of the next line that is not blank.
  private func lineIndentation(after tag: Tag) -> Range<Int> {
    var start = tag.range.upperBound
    var index = start
    while index < source.bytes.count, source.bytes[index].isBlank {
      if source.bytes[index] == UInt8(ascii: "\n") { start = index + 1 }
      index += 1
    }
    return start..<index
  }
}

extension Tag {
  fileprivate var title: String {
    switch kind {
    case .parent: "parent '\(name)'"
    case .block: "block '\(name)'"
    default: "section '\(name)'"
    }
  }

  fileprivate var closingTag: String { "/\(name)" }
}
