/// Reads an XML document into values, safely whoever wrote it.
///
/// Nothing is fetched or opened, no entity but XML's own five is known, and any declaration of
/// one is refused; nesting, names and texts are bounded by libxml2's limits. Comments and
/// processing instructions are left out, CDATA is text.
///
///     let answer = try MarkupTree(parsing: bytes, name: "page-1.xml").root
///     guard let photos = answer.firstChild(named: "photos") else { return }
///     for photo in photos.children(named: "photo") { ids.append(photo.attribute("id")) }
package struct MarkupTree: Sendable {
  private let storage: MarkupStorage

  /// Parses a document in UTF-8, UTF-16 or, where it says so, ISO-8859-1.
  ///
  /// - Parameters:
  ///   - bytes: The whole document.
  ///   - name: What to call it in errors.
  /// - Throws: ``MarkupError`` with the first fault; a tree is always of a whole document.
  package init(parsing bytes: Span<UInt8>, name: String = "") throws(MarkupError) {
    storage = try TreeReader.read(bytes, name: name)
  }

  /// Parses a document held in an array.
  ///
  /// - Throws: ``MarkupError`` with the first fault.
  package init(parsing bytes: [UInt8], name: String = "") throws(MarkupError) {
    try self.init(parsing: bytes.span, name: name)
  }

  /// Parses a document held in a string.
  ///
  /// - Throws: ``MarkupError`` with the first fault.
  package init(parsing string: String, name: String = "") throws(MarkupError) {
    try self.init(parsing: Array(string.utf8), name: name)
  }

  /// Stands at the outermost element.
  package var root: MarkupNode { MarkupNode(storage: storage, index: 0) }
}
