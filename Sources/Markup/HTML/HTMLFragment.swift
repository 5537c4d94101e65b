/// Reads a stranger's HTML into values, forgiving everything that browsers forgive.
///
/// It is only read: scripts, event attributes and odd addresses come out as they were written.
/// Comments, doctypes and the `html`, `head` and `body` tags are left out, their content is kept.
/// Elements nested deeper than ``depthLimit`` are left out too, their text is kept.
package struct HTMLFragment: Sendable, Hashable {
  /// Bounds the nesting of the values, so that walking over them by recursion is safe.
  package static let depthLimit = 100
  /// Bounds the text in bytes: the worst that fits takes libxml2 a third of a second.
  package static let sizeLimit = 128 << 10

  /// Lists what the fragment is made of.
  package let nodes: [HTMLNode]

  /// Parses a fragment.
  ///
  /// - Throws: ``MarkupError`` when it is larger than ``sizeLimit`` or nested absurdly deep; show
  ///   it as plain text then.
  package static func parse(_ html: String) throws(MarkupError) -> HTMLFragment {
    let byteCount = html.utf8.count
    guard byteCount <= sizeLimit else {
      let problem = MarkupProblem.tooLarge(byteCount: byteCount, limit: sizeLimit)
      throw MarkupError(source: "", problem: problem)
    }
    let isPlain = !html.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    if isPlain { return HTMLFragment(nodes: html.isEmpty ? [] : [.text(html)]) }
    return HTMLFragment(nodes: try HTMLReader.read(html))
  }
}
