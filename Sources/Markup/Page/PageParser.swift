import CLibXML2

/// Checks pages one after another; each task that checks pages has its own.
///
/// A page is read as XML (polyglot HTML5 in UTF-8, numeric entities only), compared with a
/// ``PageSchema``, then walked over once. What libxml2 needs is kept from page to page.
///
///     var parser = try PageParser()
///     let problems = parser.check(page.span, schema: schema) { element in
///       switch element.tag {
///       case .a: if let target = element.attribute(.href) { links.append(target) }
///       default: break
///       }
///     }
@safe package struct PageParser: ~Copyable {
  private static let crowdedDictionary: Int32 = 20_000

  private var context: ParserContext
  private var validator: Validator?
  private let state: UnsafeMutablePointer<PageState>
  private let names: UnsafeMutablePointer<PageNames>

  /// Prepares a parser.
  ///
  /// - Throws: ``MarkupError`` only when memory runs out.
  package init() throws(MarkupError) {
    guard let context = ParserContext() else {
      throw MarkupError(source: "", problem: .outOfMemory)
    }
    self.context = context
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: PageState())
    unsafe names = .allocate(capacity: 1)
    unsafe names.initialize(to: PageNames(dictionary: self.context.pointer.pointee.dict))
    unsafe PageCallbacks.install(in: self.context, state: state)
  }

  deinit {
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
    unsafe names.deinitialize(count: 1)
    unsafe names.deallocate()
  }

  /// Checks a page and visits its elements in document order.
  ///
  /// A page that is not well-formed is reported with its first fault and not visited; one that
  /// breaks the schema is visited all the same.
  /// - Parameters:
  ///   - page: The bytes of the page.
  ///   - schema: What the page may hold; without one, only its syntax is checked.
  ///   - visit: Called with each element, which is valid only during the call.
  /// - Returns: What is wrong with the page; nothing when it is in order.
  package mutating func check(
    _ page: Span<UInt8>, schema: PageSchema?,
    visit: (borrowing PageElement) -> Void = { _ in }
  ) -> [MarkupProblem] {
    guard page.count <= LibXML.maximumSize else {
      return [.tooLarge(byteCount: page.count, limit: LibXML.maximumSize)]
    }
    guard SourceEncoding(of: page) == .utf8 else {
      return [MarkupProblem(line: 1, column: 1, message: "the page is not UTF-8 text")]
    }
    renewWhenCrowded()
    return unsafe page.withUnsafeBufferPointer { bytes in
      unsafe check(bytes, schema: schema, visit: visit)
    }
  }

  private mutating func check(
    _ bytes: UnsafeBufferPointer<UInt8>, schema: PageSchema?,
    visit: (borrowing PageElement) -> Void
  ) -> [MarkupProblem] {
    unsafe state.pointee.begin(bytes)
    defer { unsafe state.pointee.end() }
    // White space between elements means nothing to a grammar; half the nodes would be that.
    let options = LibXML.xmlOptions | Int32(XML_PARSE_NOBLANKS.rawValue)
    let document = unsafe context.read(state.pointee.source, options: options)
    defer { unsafe NodeRecycler.free(document, into: context.pointer) }
    if let problem = unsafe state.pointee.syntaxProblem { return [problem] }
    guard let document = unsafe document else { return [.notWellFormed] }
    let problems = schema.map { unsafe violations(in: document, of: $0) } ?? []
    unsafe walk(document, visit: visit)
    return problems
  }

  private mutating func violations(in document: xmlDocPtr, of schema: PageSchema)
    -> [MarkupProblem]
  {
    if validator == nil || validator?.schema !== schema {
      validator = unsafe Validator(schema: schema, state: state)
    }
    guard let isAccepted = unsafe validator?.accepts(document) else { return [.outOfMemory] }
    guard !isAccepted else { return [] }
    // What a failed validation leaves behind inside the validator is libxml2's own affair.
    validator = nil
    let problems = unsafe SchemaViolation.essential(state.pointee.violations)
    return problems.isEmpty
      ? [MarkupProblem(message: "the page does not follow the schema")] : problems
  }

  private func walk(_ document: xmlDocPtr, visit: (borrowing PageElement) -> Void) {
    var depth = 0
    var ordinal = 0
    var cursor = unsafe xmlDocGetRootElement(document)
    while let node = unsafe cursor {
      unsafe visit(
        PageElement(node: node, state: state, names: names, ordinal: ordinal, depth: depth))
      ordinal += 1
      unsafe cursor = PageState.elementAfter(node, depth: &depth)
    }
  }

  /// Starts over with a fresh dictionary when strangers' pages have filled it with their names.
  private mutating func renewWhenCrowded() {
    guard unsafe xmlDictSize(context.pointer.pointee.dict) > Self.crowdedDictionary,
      let fresh = ParserContext()
    else { return }
    context = fresh
    unsafe names.pointee = unsafe PageNames(dictionary: context.pointer.pointee.dict)
    unsafe PageCallbacks.install(in: context, state: state)
  }
}
