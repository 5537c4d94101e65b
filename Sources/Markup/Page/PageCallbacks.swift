import CLibXML2

/// Connects libxml2's tree-building parser and its validator to a ``PageState``.
enum PageCallbacks {
  /// Lets libxml2 build its tree, but define nothing, fetch nothing and print nothing.
  static func install(
    in context: borrowing ParserContext, state: UnsafeMutablePointer<PageState>
  ) {
    unsafe context.pointer.pointee._private = UnsafeMutableRawPointer(state)
    let handler = unsafe context.pointer.pointee.sax
    unsafe handler?.pointee.internalSubset = nil
    unsafe handler?.pointee.externalSubset = nil
    unsafe handler?.pointee.resolveEntity = nil
    unsafe handler?.pointee.error = nil
    unsafe handler?.pointee.fatalError = nil
    unsafe handler?.pointee.warning = nil
    unsafe handler?.pointee.startElementNs = startElement
    unsafe handler?.pointee.entityDecl = refuseEntity
    unsafe handler?.pointee.processingInstruction = refuseInstruction
    unsafe handler?.pointee.serror = noteSyntaxProblem
  }

  /// Builds the element as libxml2 would, and notes where its tag ends.
  private static let startElement: startElementNsSAX2Func = {
    parser, name, prefix, uri, namespaceCount, namespaces, count, defaulted, attributes in
    unsafe xmlSAX2StartElementNs(
      parser, name, prefix, uri, namespaceCount, namespaces, count, defaulted, attributes)
    guard let parser = unsafe PageCallbacks.parser(parser) else { return }
    let input = unsafe parser.pointee.input
    guard let input = unsafe input else { return }
    let offset = unsafe Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    unsafe PageCallbacks.state(parser).pointee.tagEnds.append(Int32(truncatingIfNeeded: offset))
  }

  private static let refuseEntity: entityDeclSAXFunc = { parser, _, _, _, _, _ in
    guard let parser = unsafe PageCallbacks.parser(parser) else { return }
    let state = unsafe PageCallbacks.state(parser)
    let input = unsafe parser.pointee.input.pointee
    if unsafe state.pointee.syntaxProblem == nil {
      unsafe state.pointee.syntaxProblem = .entityDeclaration(
        line: Int(input.line), column: Int(input.col))
    }
    unsafe xmlStopParser(parser)
  }

  /// HTML has no processing instructions: a browser takes one for a comment that ends too early.
  private static let refuseInstruction: processingInstructionSAXFunc = { parser, name, _ in
    guard let parser = unsafe PageCallbacks.parser(parser) else { return }
    let state = unsafe PageCallbacks.state(parser)
    guard unsafe state.pointee.syntaxProblem == nil else { return }
    let input = unsafe parser.pointee.input.pointee
    unsafe state.pointee.syntaxProblem = MarkupProblem(
      line: Int(input.line), column: 1,
      message: "'<?\(LibXML.string(name))' begins a processing instruction, and HTML has none")
  }

  private static let noteSyntaxProblem: xmlStructuredErrorFunc = { parser, error in
    guard let parser = unsafe PageCallbacks.parser(parser), let error = unsafe error else { return }
    let state = unsafe PageCallbacks.state(parser)
    guard unsafe error.pointee.level != XML_ERR_WARNING,
      unsafe state.pointee.syntaxProblem == nil
    else { return }
    unsafe state.pointee.syntaxProblem = MarkupProblem(error.pointee)
  }

  /// Notes a complaint of the validator about the page of a ``PageState``.
  static let noteViolation: xmlStructuredErrorFunc = { state, error in
    guard let state = unsafe state?.assumingMemoryBound(to: PageState.self),
      let error = unsafe error,
      unsafe state.pointee.violations.count < PageState.problemLimit
    else { return }
    let element = unsafe PageCallbacks.element(error.pointee.node)
    var place = (line: unsafe Int(error.pointee.line), column: 0)
    if let element = unsafe element {
      place = unsafe state.pointee.place(of: UnsafePointer(element))
    }
    unsafe state.pointee.violations.append(
      SchemaViolation(error.pointee, element: element, place: place))
  }

  /// Finds the element that a node is or belongs to; attributes and texts are not placed.
  private static func element(_ node: UnsafeMutableRawPointer?) -> xmlNodePtr? {
    guard let node = unsafe node?.assumingMemoryBound(to: xmlNode.self) else { return nil }
    guard unsafe node.pointee.type != XML_ELEMENT_NODE else { return unsafe node }
    guard let parent = unsafe node.pointee.parent,
      unsafe parent.pointee.type == XML_ELEMENT_NODE
    else { return nil }
    return unsafe parent
  }

  private static func parser(_ context: UnsafeMutableRawPointer?) -> xmlParserCtxtPtr? {
    unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self)
  }

  private static func state(_ parser: xmlParserCtxtPtr) -> UnsafeMutablePointer<PageState> {
    unsafe parser.pointee._private.assumingMemoryBound(to: PageState.self)
  }
}
