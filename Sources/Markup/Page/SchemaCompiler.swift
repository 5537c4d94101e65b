import CLibXML2

/// Turns the text of a RELAX NG grammar into libxml2's compiled form.
enum SchemaCompiler {
  private static let namespace = "http://relaxng.org/ns/structure/1.0"

  /// Returns the address of the compiled grammar, which the caller owns.
  static func compile(_ source: Span<UInt8>, name: String) throws(MarkupError) -> Int {
    var state = PageState()
    var address = 0
    guard let context = ParserContext() else {
      throw MarkupError(source: name, problem: .outOfMemory)
    }
    unsafe source.withUnsafeBufferPointer { bytes in
      unsafe withUnsafeMutablePointer(to: &state) { state in
        unsafe state.pointee.begin(bytes)
        address = unsafe compile(with: context, state: state)
        unsafe state.pointee.end()
      }
    }
    guard address != 0 else {
      let unknown = MarkupProblem(message: "it is not a RELAX NG grammar")
      throw MarkupError(source: name, problem: state.syntaxProblem ?? unknown)
    }
    return address
  }

  private static func compile(
    with context: borrowing ParserContext, state: UnsafeMutablePointer<PageState>
  ) -> Int {
    unsafe PageCallbacks.install(in: context, state: state)
    guard let document = unsafe context.read(state.pointee.source, options: LibXML.xmlOptions)
    else { return 0 }
    defer { unsafe xmlFreeDoc(document) }
    if let foreign = unsafe reference(in: document) {
      unsafe state.pointee.syntaxProblem = foreign
      return 0
    }
    guard let parser = unsafe xmlRelaxNGNewDocParserCtxt(document) else { return 0 }
    defer { unsafe xmlRelaxNGFreeParserCtxt(parser) }
    unsafe xmlRelaxNGSetParserStructuredErrors(
      parser,
      { state, error in
        guard let state = unsafe state?.assumingMemoryBound(to: PageState.self),
          let error = unsafe error, unsafe state.pointee.syntaxProblem == nil
        else { return }
        unsafe state.pointee.syntaxProblem = MarkupProblem(error.pointee)
      }, state)
    guard let schema = unsafe xmlRelaxNGParse(parser) else { return 0 }
    guard unsafe state.pointee.syntaxProblem == nil else {
      unsafe xmlRelaxNGFree(schema)
      return 0
    }
    return Int(bitPattern: schema)
  }

  /// Finds an element that would make libxml2 open another file.
  private static func reference(in document: xmlDocPtr) -> MarkupProblem? {
    var cursor = unsafe xmlDocGetRootElement(document)
    while let element = unsafe cursor {
      let name = unsafe LibXML.string(element.pointee.name)
      if name == "include" || name == "externalRef",
        unsafe LibXML.string(element.pointee.ns?.pointee.href) == namespace
      {
        return MarkupProblem(
          line: unsafe xmlGetLineNo(element),
          message: "'\(name)' is refused; put the grammar "
            + "into one file")
      }
      unsafe cursor = PageState.elementAfter(element)
    }
    return nil
  }
}
