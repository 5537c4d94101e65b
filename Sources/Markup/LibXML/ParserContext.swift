import CLibXML2

/// Owns one of libxml2's XML parsers, which can read any number of documents in turn.
@safe struct ParserContext: ~Copyable {
  let pointer: xmlParserCtxtPtr

  /// Makes a parser; fails only when memory runs out.
  init?() {
    _ = LibXML.isReady
    guard let pointer = unsafe xmlNewParserCtxt() else { return nil }
    unsafe self.pointer = unsafe pointer
  }

  deinit { unsafe xmlFreeParserCtxt(pointer) }

  /// Says whether the last document was well-formed to its end.
  var isWellFormed: Bool { unsafe pointer.pointee.wellFormed != 0 }

  /// Makes the parser hand over to callbacks instead of building anything, and fetch nothing.
  func silence() {
    unsafe pointer.pointee.sax.pointee = xmlSAXHandler()
    unsafe pointer.pointee.sax.pointee.initialized = UInt32(XML_SAX2_MAGIC)
  }

  /// Parses a document; the result is libxml2's tree, if the callbacks let it build one.
  func read(_ bytes: UnsafeBufferPointer<UInt8>, options: Int32) -> xmlDocPtr? {
    unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
      unsafe xmlCtxtReadMemory(
        pointer, characters.baseAddress, Int32(characters.count), nil, nil, options)
    }
  }
}
