import CLibXML2

/// Says what a page may hold: a RELAX NG grammar, compiled once and used from any thread.
///
/// libxml2 only reads a compiled grammar, so checks of many pages may share one.
package final class PageSchema: Sendable {
  // The address rather than the pointer, so that the compiler can prove the class Sendable.
  private let address: Int

  /// Compiles a grammar in RELAX NG's XML syntax.
  ///
  /// The grammar must be whole: `include` and `externalRef` are refused.
  /// - Parameters:
  ///   - source: The grammar.
  ///   - name: What to call it in errors.
  /// - Throws: ``MarkupError`` when it is not well-formed or no grammar.
  package init(source: Span<UInt8>, name: String) throws(MarkupError) {
    address = try SchemaCompiler.compile(source, name: name)
  }

  /// Compiles a grammar held in an array.
  ///
  /// - Throws: ``MarkupError`` when it is not well-formed or no grammar.
  package convenience init(source: [UInt8], name: String) throws(MarkupError) {
    try self.init(source: source.span, name: name)
  }

  deinit { unsafe xmlRelaxNGFree(pointer) }

  var pointer: xmlRelaxNGPtr? { unsafe xmlRelaxNGPtr(bitPattern: address) }
}
