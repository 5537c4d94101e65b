/// Writes answers as XML the way Flickr lays them out.
enum XMLWriter {
  /// Writes the envelope of a success; without a root it is empty, which Flickr does as well.
  static func success(_ root: AnswerNode?) -> String {
    var text = head + "<rsp stat=\"ok\">\n"
    if let root {
      let content = root.name.isEmpty ? root.children.flatMap(nodes) : [root]
      for node in content { write(node, depth: 0, to: &text) }
    }
    return text + "</rsp>\n"
  }

  /// Writes the envelope of a failure.
  static func failure(_ failure: APIFailure) -> String {
    head + "<rsp stat=\"fail\">\n\t<err code=\"\(failure.code)\" "
      + "msg=\"\(escaped(failure.message))\" />\n</rsp>\n"
  }

  private static let head = "<?xml version=\"1.0\" encoding=\"utf-8\" ?>\n"

  private static func write(_ node: AnswerNode, depth: Int, to text: inout String) {
    let indent = String(repeating: "\t", count: depth)
    text += "\(indent)<\(node.name)"
    for attribute in node.attributes {
      text += " \(attribute.name)=\"\(escaped(attribute.value.plain))\""
    }
    let content = node.text?.plain ?? ""
    let children = node.children.flatMap(nodes)
    guard !content.isEmpty || !children.isEmpty else {
      text += " />\n"
      return
    }
    text += ">\(escaped(content))"
    if !children.isEmpty {
      text += "\n"
      for child in children { write(child, depth: depth + 1, to: &text) }
      text += indent
    }
    text += "</\(node.name)>\n"
  }

  private static func nodes(of child: AnswerChild) -> [AnswerNode] {
    switch child {
    case .one(let node): [node]
    case .many(_, let nodes): nodes
    }
  }

  /// Escapes text for an element or an attribute, and leaves out what XML cannot hold.
  static func escaped(_ text: String) -> String {
    // Most texts need nothing, and this is where a big list spends its time.
    if text.utf8.firstIndex(where: mustBeSeen) == nil { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#039;"
      case "\n", "\t", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func mustBeSeen(_ byte: UInt8) -> Bool {
    byte < 0x28 && byte != 0x20 && byte != 0x0A || byte == 0x3C || byte == 0x3E || byte == 0xEF
  }
}
