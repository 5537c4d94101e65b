/// A sentence with places to fill, such as `Photo by {name}`, taken apart once.
package struct Phrase: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case text(String)
    case blank(String)
  }

  private let pieces: [Piece]
  /// The sentence as written.
  package let source: String

  /// Takes a sentence apart; a brace without its partner stays as it is.
  package init(_ source: String) {
    self.source = source
    var pieces: [Piece] = []
    var rest = source[...]
    while let open = rest.firstIndex(of: "{"),
      let close = rest[open...].firstIndex(of: "}")
    {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(.blank(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
  }

  /// Fills the places; one that nothing is given for stays visible in its braces.
  package func filled(_ values: KeyValuePairs<String, String>) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let words): text += words
      case .blank(let name):
        text += values.first { $0.key == name }?.value ?? "{\(name)}"
      }
    }
    return text
  }
}
