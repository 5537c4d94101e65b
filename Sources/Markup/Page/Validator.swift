import CLibXML2

/// Owns libxml2's state for checking documents, one at a time, against one grammar.
@safe struct Validator: ~Copyable {
  let schema: PageSchema
  private let pointer: xmlRelaxNGValidCtxtPtr

  /// Prepares to report violations to a state; fails only when memory runs out.
  init?(schema: PageSchema, state: UnsafeMutablePointer<PageState>) {
    guard let pointer = unsafe xmlRelaxNGNewValidCtxt(schema.pointer) else { return nil }
    unsafe self.pointer = unsafe pointer
    self.schema = schema
    unsafe xmlRelaxNGSetValidStructuredErrors(pointer, PageCallbacks.noteViolation, state)
  }

  deinit { unsafe xmlRelaxNGFreeValidCtxt(pointer) }

  /// Says whether a document follows the grammar.
  func accepts(_ document: xmlDocPtr) -> Bool {
    unsafe xmlRelaxNGValidateDoc(pointer, document) == 0
  }
}
