import CLibXML2

/// Holds what one page being checked and libxml2's callbacks share.
///
/// libxml2 counts lines only to 65,535 and elements not at all, so the byte where each start tag
/// ends is noted as it is parsed; lines and columns are counted from that when somebody asks.
@safe struct PageState {
  /// Bounds the problems kept of one page: a broken page repeats itself.
  static let problemLimit = 50

  var source = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var tagEnds: [Int32] = []
  var syntaxProblem: MarkupProblem?
  var violations: [SchemaViolation] = []
  private var lines = LineCounter()

  /// Starts with the bytes of a page; a byte order mark is no part of it.
  mutating func begin(_ bytes: UnsafeBufferPointer<UInt8>) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let isMarked = unsafe bytes.starts(with: mark)
    unsafe source = UnsafeBufferPointer(rebasing: bytes.dropFirst(isMarked ? mark.count : 0))
    tagEnds.removeAll(keepingCapacity: true)
    syntaxProblem = nil
    violations.removeAll()
    lines = LineCounter()
  }

  mutating func end() {
    unsafe source = UnsafeBufferPointer(start: nil, count: 0)
  }

  /// Finds the line and column of the `<` of an element, given its number in document order.
  mutating func place(ofElement ordinal: Int) -> (line: Int, column: Int) {
    guard tagEnds.indices.contains(ordinal) else { return (0, 0) }
    var start = min(Int(tagEnds[ordinal]), unsafe source.count) - 1
    // No attribute can hold a raw `<`: the nearest one before the end of the tag opens it.
    while start > 0, unsafe source[start] != UInt8(ascii: "<") { start -= 1 }
    return unsafe lines.place(of: max(start, 0), in: source)
  }

  /// Finds the place of a node of the tree, which costs a walk: for problems only.
  mutating func place(of node: UnsafePointer<xmlNode>) -> (line: Int, column: Int) {
    var ordinal = 0
    var cursor = unsafe xmlDocGetRootElement(node.pointee.doc)
    while let element = unsafe cursor {
      if unsafe UnsafePointer(element) == node { return place(ofElement: ordinal) }
      ordinal += 1
      unsafe cursor = PageState.elementAfter(element)
    }
    return (0, 0)
  }

  /// Finds the next element in document order.
  static func elementAfter(_ element: xmlNodePtr) -> xmlNodePtr? {
    var depth = 0
    return unsafe elementAfter(element, depth: &depth)
  }

  /// Finds the next element in document order and keeps count of the depth.
  static func elementAfter(_ element: xmlNodePtr, depth: inout Int) -> xmlNodePtr? {
    if let child = unsafe firstElement(from: element.pointee.children) {
      depth += 1
      return unsafe child
    }
    var node = unsafe element
    while true {
      if let sibling = unsafe firstElement(from: node.pointee.next) { return unsafe sibling }
      guard let parent = unsafe node.pointee.parent,
        unsafe parent.pointee.type == XML_ELEMENT_NODE
      else { return nil }
      depth -= 1
      unsafe node = unsafe parent
    }
  }

  private static func firstElement(from node: xmlNodePtr?) -> xmlNodePtr? {
    var cursor = unsafe node
    while let node = unsafe cursor, unsafe node.pointee.type != XML_ELEMENT_NODE {
      unsafe cursor = unsafe node.pointee.next
    }
    return unsafe cursor
  }
}
