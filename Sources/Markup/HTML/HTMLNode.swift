/// Is a piece of a stranger's HTML: an element or a text with its entities decoded.
package enum HTMLNode: Sendable, Hashable {
  case element(HTMLElement)
  case text(String)

  /// Joins all text in the piece, that of scripts and styles as well.
  package var text: String {
    switch self {
    case .text(let text): text
    case .element(let element): element.children.map(\.text).joined()
    }
  }
}
