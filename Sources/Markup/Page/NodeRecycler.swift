import CLibXML2

/// Frees a page's tree so that its parser uses the nodes again for the next page.
///
/// libxml2's parsers take nodes from their lists of free ones before they allocate; its own text
/// reader fills the lists in this way. It saves nearly a third of the time of parsing.
enum NodeRecycler {
  /// Bounds what is kept, so that one huge page does not hold its memory for ever.
  private static let limit: Int32 = 100_000

  /// Frees a document and keeps its elements, attributes and texts for the parser that made it.
  static func free(_ document: xmlDocPtr?, into parser: xmlParserCtxtPtr) {
    guard let document = unsafe document else { return }
    defer { unsafe xmlFreeDoc(document) }
    // The names must belong to the parser's dictionary, and not to the nodes.
    guard unsafe document.pointee.dict == parser.pointee.dict else { return }
    var cursor = unsafe xmlDocGetRootElement(document)
    guard let root = unsafe cursor else { return }
    unsafe xmlUnlinkNode(root)
    while let node = unsafe cursor {
      if let child = unsafe node.pointee.children, unsafe node.pointee.type == XML_ELEMENT_NODE {
        unsafe cursor = unsafe child
        continue
      }
      // With its children gone, a node makes way for its sibling, or else for its parent.
      let next = unsafe node.pointee.next
      let parent = unsafe node.pointee.parent
      unsafe parent?.pointee.children = unsafe next
      unsafe recycle(node, of: parser)
      unsafe cursor = unsafe next ?? parent
    }
  }

  private static func recycle(_ node: xmlNodePtr, of parser: xmlParserCtxtPtr) {
    switch unsafe node.pointee.type {
    case XML_ELEMENT_NODE:
      var cursor = unsafe node.pointee.properties
      while let attribute = unsafe cursor {
        unsafe cursor = unsafe attribute.pointee.next
        unsafe recycle(attribute, of: parser)
      }
      unsafe xmlFreeNsList(node.pointee.nsDef)
      unsafe gallery_xml_keep_node(parser, node, limit)
    case XML_TEXT_NODE:
      unsafe freeContent(of: node)
      unsafe gallery_xml_keep_node(parser, node, limit)
    default:
      unsafe xmlFreeNode(node)
    }
  }

  private static func recycle(_ attribute: xmlAttrPtr, of parser: xmlParserCtxtPtr) {
    var cursor = unsafe attribute.pointee.children
    while let node = unsafe cursor {
      unsafe cursor = unsafe node.pointee.next
      unsafe recycle(node, of: parser)
    }
    unsafe gallery_xml_keep_attribute(parser, attribute, limit)
  }

  /// Frees a text unless it lies inside its node or in the dictionary.
  private static func freeContent(of node: xmlNodePtr) {
    guard let content = unsafe node.pointee.content else { return }
    guard unsafe gallery_xml_keeps_text_inside(node) == 0,
      unsafe xmlDictOwns(node.pointee.doc.pointee.dict, content) == 0
    else { return }
    unsafe gallery_xml_free(content)
  }
}
