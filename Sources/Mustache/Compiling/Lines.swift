/// Looks at tokens line by line: tells tags what stands beside them, and drops the white space of
/// lines that a tag has for itself.
struct Lines {
  private let source: SourceText
  private var result: [Token] = []

  private init(source: SourceText) {
    self.source = source
  }

  static func settle(_ tokens: [Token], of source: SourceText) -> [Token] {
    var lines = Lines(source: source)
    lines.result.reserveCapacity(tokens.count)
    var start = 0
    for (index, token) in tokens.enumerated() where lines.endsLine(token) {
      lines.settle(tokens[start...index])
      start = index + 1
    }
    if start < tokens.count { lines.settle(tokens[start...]) }
    return lines.result
  }

  private func endsLine(_ token: Token) -> Bool {
    guard case .text(let range, _) = token else { return false }
    return source.bytes[range.upperBound - 1] == UInt8(ascii: "\n")
  }

  private mutating func settle(_ line: ArraySlice<Token>) {
    var tokens = Array(line)
    if let first = tokens.firstIndex(where: { !isBlank($0) }),
      case .tag(var tag) = tokens[first]
    {
      let lineStart = tokens[0].range.lowerBound
      tag.indentation = lineStart..<tag.range.lowerBound
      tokens[first] = .tag(tag)
    }
    if let last = tokens.lastIndex(where: { !isBlank($0) }), case .tag(var tag) = tokens[last] {
      tag.endsLine = true
      tokens[last] = .tag(tag)
      if tag.isStandalone {
        result.append(.tag(tag))
        return
      }
    }
    if case .text(let range, _) = tokens[0] { tokens[0] = .text(range, startsLine: true) }
    result.append(contentsOf: tokens)
  }

  private func isBlank(_ token: Token) -> Bool {
    guard case .text(let range, _) = token else { return false }
    return source.bytes[range].allSatisfy(\.isBlank)
  }
}

extension Token {
  fileprivate var range: Range<Int> {
    switch self {
    case .text(let range, _): range
    case .tag(let tag): tag.range
    }
  }
}
