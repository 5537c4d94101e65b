/// Points at one value of a ``JSONDocument``; cheap to copy, and keeps the document alive.
struct JSONNode: Sendable {
  private let document: JSONDocument
  private let index: Int

  init(_ document: JSONDocument, at index: Int = 0) {
    self.document = document
    self.index = index
  }

  var kind: JSONDocument.Kind { node.kind }

  /// The member's name; empty in an array and at the root.
  var name: String { document.string(node.name) }

  var line: Int { Int(node.line) }

  /// The text of a string, the digits of a number, 0 or 1 for a boolean.
  var text: String? {
    switch node.kind {
    case .object, .array, .null: nil
    case .string, .number, .bool: document.string(node.value)
    }
  }

  /// The values directly inside.
  var children: some Sequence<JSONNode> {
    let end = Int(node.end)
    return sequence(state: index + 1) { [document] position -> JSONNode? in
      guard position < end else { return nil }
      defer { position = Int(document.nodes[position].end) }
      return JSONNode(document, at: position)
    }
  }

  /// Finds the first member of that name.
  func member(_ name: String) -> JSONNode? {
    let bytes = Array(name.utf8)
    return children.first { document.holds(bytes, at: $0.node.name) }
  }

  private var node: JSONDocument.Node { document.nodes[index] }
}
