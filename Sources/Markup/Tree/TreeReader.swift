import CLibXML2

/// Runs libxml2's parser over one document and hands what it finds to a ``TreeBuilder``.
enum TreeReader {
  static func read(_ bytes: Span<UInt8>, name: String) throws(MarkupError) -> MarkupStorage {
    guard bytes.count <= LibXML.maximumSize else {
      let problem = MarkupProblem.tooLarge(byteCount: bytes.count, limit: LibXML.maximumSize)
      throw MarkupError(source: name, problem: problem)
    }
    guard !bytes.isEmpty else {
      throw MarkupError(source: name, problem: MarkupProblem(message: "it is empty"))
    }
    let encoding = SourceEncoding(of: bytes)
    if case .unknown(let encoding) = encoding {
      throw MarkupError(source: name, problem: .unknownEncoding(encoding))
    }
    if let converted = encoding.transcoded(bytes) {
      return try readUTF8(converted.span, name: name)
    }
    return try readUTF8(bytes, name: name)
  }

  private static func readUTF8(
    _ bytes: Span<UInt8>, name: String
  ) throws(MarkupError) -> MarkupStorage {
    guard !SourceEncoding.isDisguised(bytes) else {
      throw MarkupError(source: name, problem: .notWellFormed)
    }
    guard let context = ParserContext() else {
      throw MarkupError(source: name, problem: .outOfMemory)
    }
    var builder = TreeBuilder(expectedBytes: bytes.count)
    let isComplete = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe withUnsafeMutablePointer(to: &builder) { builder in
        unsafe parse(buffer, with: context, into: builder)
      }
    }
    if let problem = builder.firstProblem { throw MarkupError(source: name, problem: problem) }
    guard isComplete, !builder.elements.isEmpty else {
      throw MarkupError(source: name, problem: .notWellFormed)
    }
    return builder.storage()
  }

  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, with context: borrowing ParserContext,
    into builder: UnsafeMutablePointer<TreeBuilder>
  ) -> Bool {
    context.silence()
    unsafe install(in: &context.pointer.pointee.sax.pointee)
    unsafe context.pointer.pointee._private = UnsafeMutableRawPointer(builder)
    // The callbacks build nothing, yet libxml2 makes a document of its own for declared entities.
    unsafe xmlFreeDoc(context.read(bytes, options: LibXML.xmlOptions))
    return context.isWellFormed
  }

  private static func install(in handler: inout xmlSAXHandler) {
    unsafe handler.startElementNs = { parser, name, prefix, _, _, _, count, _, attributes in
      guard let parser = unsafe TreeReader.parser(parser), let name = unsafe name else { return }
      let builder = unsafe TreeReader.builder(parser)
      let line = unsafe parser.pointee.input.pointee.line
      unsafe builder.pointee.startElement(name, prefix: prefix, line: line)
      if let attributes = unsafe attributes, count > 0 {
        unsafe builder.pointee.addAttributes(attributes, count: Int(count))
      }
    }
    unsafe handler.endElementNs = { parser, _, _, _ in
      guard let parser = unsafe TreeReader.parser(parser) else { return }
      unsafe TreeReader.builder(parser).pointee.endElement()
    }
    let addText: charactersSAXFunc = { parser, characters, count in
      guard let parser = unsafe TreeReader.parser(parser) else { return }
      let bytes = unsafe UnsafeBufferPointer(start: characters, count: Int(count))
      unsafe TreeReader.builder(parser).pointee.addText(bytes)
    }
    unsafe handler.characters = addText
    unsafe handler.ignorableWhitespace = addText
    unsafe handler.cdataBlock = addText
    unsafe handler.entityDecl = { parser, _, _, _, _, _ in
      guard let parser = unsafe TreeReader.parser(parser) else { return }
      let builder = unsafe TreeReader.builder(parser)
      let input = unsafe parser.pointee.input.pointee
      let problem = unsafe MarkupProblem.entityDeclaration(
        line: Int(input.line), column: Int(input.col))
      if unsafe builder.pointee.firstProblem == nil {
        unsafe builder.pointee.firstProblem = problem
      }
      unsafe xmlStopParser(parser)
    }
    unsafe handler.serror = { parser, error in
      guard let parser = unsafe TreeReader.parser(parser), let error = unsafe error else { return }
      let builder = unsafe TreeReader.builder(parser)
      let isFatal = unsafe error.pointee.level == XML_ERR_FATAL
      let isUndeclared = unsafe error.pointee.code == Int32(XML_WAR_UNDECLARED_ENTITY.rawValue)
      guard isFatal || isUndeclared, unsafe builder.pointee.firstProblem == nil else { return }
      unsafe builder.pointee.firstProblem = MarkupProblem(error.pointee)
    }
  }

  private static func parser(_ context: UnsafeMutableRawPointer?) -> xmlParserCtxtPtr? {
    unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self)
  }

  private static func builder(_ parser: xmlParserCtxtPtr) -> UnsafeMutablePointer<TreeBuilder> {
    unsafe parser.pointee._private.assumingMemoryBound(to: TreeBuilder.self)
  }
}
