import CLibXML2

/// Shows one element of a page to a visitor, without copying anything that is not asked for.
///
/// It cannot outlive the visit: it is lent, and cannot be copied.
@safe package struct PageElement: ~Copyable {
  private let node: xmlNodePtr
  private let state: UnsafeMutablePointer<PageState>
  private let names: UnsafeMutablePointer<PageNames>
  /// Numbers the element in document order, from 0.
  package let ordinal: Int
  /// Counts the elements around this one.
  package let depth: Int

  init(
    node: xmlNodePtr, state: UnsafeMutablePointer<PageState>,
    names: UnsafeMutablePointer<PageNames>, ordinal: Int, depth: Int
  ) {
    unsafe self.node = unsafe node
    unsafe self.state = unsafe state
    unsafe self.names = unsafe names
    self.ordinal = ordinal
    self.depth = depth
  }

  /// Recognises the element; compare this rather than ``name``.
  package var tag: PageTag { unsafe names.pointee.tag(of: node) }

  /// Spells the local name of the element.
  package var name: String { unsafe LibXML.string(node.pointee.name) }

  /// Names the namespace of the element; empty when it has none.
  package var namespace: String { unsafe LibXML.string(node.pointee.ns?.pointee.href) }

  /// Finds the line and the column in characters, counted from 1, of the element's `<`.
  package var place: (line: Int, column: Int) { unsafe state.pointee.place(ofElement: ordinal) }

  /// Names the line of the element's `<`, counted from 1.
  package var line: Int { place.line }

  /// Joins the text of the element and of everything in it.
  package var text: String {
    guard let content = unsafe xmlNodeGetContent(node) else { return "" }
    defer { unsafe gallery_xml_free(content) }
    return unsafe LibXML.string(content)
  }

  /// Says whether the element has an attribute, whatever its value.
  package func has(_ attribute: PageAttribute) -> Bool { unsafe find(attribute) != nil }

  /// Copies the value of an attribute; `nil` when the element has none.
  package func attribute(_ attribute: PageAttribute) -> String? {
    guard let found = unsafe find(attribute) else { return nil }
    return unsafe String(decoding: Self.value(of: found), as: UTF8.self)
  }

  /// Lends the bytes of an attribute's value; `nil` when the element has none.
  package func withAttribute<Result>(
    _ attribute: PageAttribute, _ body: (Span<UInt8>) -> Result
  ) -> Result? {
    guard let found = unsafe find(attribute) else { return nil }
    return unsafe body(Self.value(of: found).span)
  }

  /// Lends the attributes somebody wants, in the order written, to a closure.
  ///
  /// The values of others are not even looked at.
  package func forEachAttribute(
    where isWanted: (PageAttribute) -> Bool = { _ in true },
    _ body: (PageAttribute, Span<UInt8>) -> Void
  ) {
    var cursor = unsafe node.pointee.properties
    while let attribute = unsafe cursor {
      let kind = unsafe names.pointee.kind(of: attribute)
      if isWanted(kind) { unsafe body(kind, Self.value(of: attribute).span) }
      unsafe cursor = unsafe attribute.pointee.next
    }
  }

  /// Spells the names of all attributes, in the order written.
  package var attributeNames: [String] {
    var spellings: [String] = []
    var cursor = unsafe node.pointee.properties
    while let attribute = unsafe cursor {
      let name = unsafe LibXML.string(attribute.pointee.name)
      let prefix = unsafe LibXML.string(attribute.pointee.ns?.pointee.prefix)
      spellings.append(prefix.isEmpty ? name : "\(prefix):\(name)")
      unsafe cursor = unsafe attribute.pointee.next
    }
    return spellings
  }

  private func find(_ wanted: PageAttribute) -> xmlAttrPtr? {
    var cursor = unsafe node.pointee.properties
    while let attribute = unsafe cursor {
      if unsafe names.pointee.kind(of: attribute) == wanted { return unsafe attribute }
      unsafe cursor = unsafe attribute.pointee.next
    }
    return nil
  }

  /// Finds the bytes of a value, which is one text node since no entity stays unexpanded.
  private static func value(of attribute: xmlAttrPtr) -> UnsafeBufferPointer<UInt8> {
    guard let content = unsafe attribute.pointee.children?.pointee.content else {
      return unsafe UnsafeBufferPointer(start: nil, count: 0)
    }
    return unsafe UnsafeBufferPointer(start: content, count: Int(xmlStrlen(content)))
  }
}
