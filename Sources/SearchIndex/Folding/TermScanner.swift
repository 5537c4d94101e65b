/// Takes texts apart into the terms they are found by, folded, as UTF-8.
///
/// Words are terms. Runs of letters of scripts without spaces give a term for each pair and one
/// for the last letter, so that any part of a run can be found. An emoji is a term, and a flag.
package struct TermScanner {
  /// Longer words are cut, in texts and in queries alike.
  package static let longestTerm = 24

  private var folding = TextFolding()
  private var scalars: [FoldedScalar] = []
  private var term: [UInt8] = []

  /// Makes a scanner, which gets faster with use.
  package init() { term.reserveCapacity(4 * Self.longestTerm) }

  /// Hands out the terms of a text in their order, at most so many.
  package mutating func scan(_ text: String, limit: Int = .max, _ body: ([UInt8]) -> Void) {
    var text = text
    let isASCII = text.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      scan(bytes, limit: limit, body)
      return true
    }
    guard !isASCII else { return }
    folding.fold(text, into: &scalars)
    scanScalars(limit: limit, body)
  }

  // Most texts are ASCII, where folding is lowering.
  private mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, limit: Int, _ body: ([UInt8]) -> Void
  ) {
    var left = limit
    term.removeAll(keepingCapacity: true)
    for byte in bytes {
      let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      if (0x61...0x7A).contains(lower) || (0x30...0x39).contains(lower) {
        if term.count < Self.longestTerm { term.append(lower) }
      } else if !term.isEmpty {
        guard left > 0 else { return }
        left -= 1
        body(term)
        term.removeAll(keepingCapacity: true)
      }
    }
    if left > 0, !term.isEmpty { body(term) }
  }

  private mutating func scanScalars(limit: Int, _ body: ([UInt8]) -> Void) {
    var (position, left) = (0, limit)
    while position < scalars.count, left > 0 {
      let start = position
      let kind = scalars[start].kind
      while position < scalars.count, scalars[position].kind == kind { position += 1 }
      left -= give(kind, start..<position, limit: left, body)
    }
  }

  private mutating func give(
    _ kind: ScalarKind, _ run: Range<Int>, limit: Int, _ body: ([UInt8]) -> Void
  ) -> Int {
    switch kind {
    case .gap: return 0
    case .letter:
      emit(run.prefix(Self.longestTerm), body)
      return 1
    case .dense:
      for position in run.prefix(limit) {
        emit(position..<min(position + 2, run.upperBound), body)
      }
    case .symbol:
      for position in run.prefix(limit) { emit(position..<position + 1, body) }
    case .regional:
      for position in stride(from: run.lowerBound, to: run.upperBound, by: 2).prefix(limit) {
        emit(position..<min(position + 2, run.upperBound), body)
      }
    }
    return min(run.count, limit)
  }

  private mutating func emit(_ part: Range<Int>, _ body: ([UInt8]) -> Void) {
    term.removeAll(keepingCapacity: true)
    for position in part {
      guard let scalar = Unicode.Scalar(scalars[position].value) else { continue }
      if scalar.isASCII {
        term.append(UInt8(scalar.value))
      } else {
        term.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    body(term)
  }
}
