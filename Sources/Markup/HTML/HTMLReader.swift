import CLibXML2

/// Runs libxml2's HTML parser over one fragment and hands what it finds to an ``HTMLBuilder``.
enum HTMLReader {
  private static let options = Int32(
    HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NODEFDTD.rawValue | HTML_PARSE_NOERROR.rawValue
      | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue
      | HTML_PARSE_NOIMPLIED.rawValue | HTML_PARSE_IGNORE_ENC.rawValue)

  /// Opens a body, so that libxml2 does not wrap loose text in paragraphs of its own.
  private static let opening = "<html><body>"

  static func read(_ html: String) throws(MarkupError) -> [HTMLNode] {
    var source = Array(opening.utf8)
    source.append(contentsOf: html.utf8)
    // libxml2 takes a zero for the end in places.
    source.removeAll { $0 == 0 }
    var builder = HTMLBuilder()
    let isRead = unsafe withUnsafeMutablePointer(to: &builder) { builder in
      unsafe parse(source, into: builder)
    }
    guard isRead else { throw MarkupError(source: "", problem: .outOfMemory) }
    guard !builder.isTooDeep else {
      let limit = HTMLBuilder.openLimit
      let problem = MarkupProblem(message: "elements are nested more than \(limit) deep")
      throw MarkupError(source: "", problem: problem)
    }
    return builder.nodes()
  }

  private static func parse(
    _ source: [UInt8], into builder: UnsafeMutablePointer<HTMLBuilder>
  ) -> Bool {
    _ = LibXML.isReady
    guard let parser = unsafe htmlNewParserCtxt() else { return false }
    defer { unsafe htmlFreeParserCtxt(parser) }
    unsafe install(in: &parser.pointee.sax.pointee)
    unsafe parser.pointee._private = UnsafeMutableRawPointer(builder)
    unsafe source.withUnsafeBytes { bytes in
      let characters = unsafe bytes.assumingMemoryBound(to: CChar.self)
      let document = unsafe htmlCtxtReadMemory(
        parser, characters.baseAddress, Int32(characters.count), nil, "UTF-8", options)
      unsafe xmlFreeDoc(document)
    }
    return true
  }

  private static func install(in handler: inout xmlSAXHandler) {
    unsafe handler = xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.startElement = { parser, name, attributes in
      guard let parser = unsafe HTMLReader.parser(parser) else { return }
      let builder = unsafe HTMLReader.builder(parser)
      unsafe builder.pointee.startElement(
        LibXML.string(name), attributes: HTMLReader.attributes(attributes))
      if unsafe builder.pointee.isTooDeep { unsafe xmlStopParser(parser) }
    }
    unsafe handler.endElement = { parser, name in
      guard let parser = unsafe HTMLReader.parser(parser) else { return }
      unsafe HTMLReader.builder(parser).pointee.endElement(LibXML.string(name))
    }
    let addText: charactersSAXFunc = { parser, characters, count in
      guard let parser = unsafe HTMLReader.parser(parser) else { return }
      let bytes = unsafe UnsafeBufferPointer(start: characters, count: Int(count))
      unsafe HTMLReader.builder(parser).pointee.addText(bytes)
    }
    unsafe handler.characters = addText
    unsafe handler.ignorableWhitespace = addText
    unsafe handler.cdataBlock = addText
    // Without a listener of its own the parser would print to the standard error.
    unsafe handler.serror = { _, _ in }
  }

  /// Copies attributes laid out as name and value in turn, up to a missing name.
  private static func attributes(
    _ fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) -> [HTMLAttribute] {
    guard let fields = unsafe fields else { return [] }
    var attributes: [HTMLAttribute] = []
    var position = 0
    while let name = unsafe fields[position] {
      unsafe attributes.append(
        HTMLAttribute(
          name: LibXML.string(name), value: LibXML.string(fields[position + 1])))
      position += 2
    }
    return attributes
  }

  private static func parser(_ context: UnsafeMutableRawPointer?) -> htmlParserCtxtPtr? {
    unsafe context?.assumingMemoryBound(to: htmlParserCtxt.self)
  }

  private static func builder(_ parser: htmlParserCtxtPtr) -> UnsafeMutablePointer<HTMLBuilder> {
    unsafe parser.pointee._private.assumingMemoryBound(to: HTMLBuilder.self)
  }
}
