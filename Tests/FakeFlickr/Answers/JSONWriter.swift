/// Writes answers as JSON the way Flickr spells it: `\/`, `\uXXXX`, `_content`.
enum JSONWriter {
  /// Writes the envelope of a success, with `stat` last.
  static func success(_ root: AnswerNode?) -> String {
    guard let root else { return "{\"stat\":\"ok\"}" }
    let content = root.name.isEmpty ? members(root) : ["\(quoted(root.name)):\(object(root))"]
    return "{\((content + ["\"stat\":\"ok\""]).joined(separator: ", "))}"
  }

  /// Writes the envelope of a failure, with `stat` first.
  static func failure(_ failure: APIFailure) -> String {
    "{\"stat\":\"fail\", \"code\":\(failure.code), \"message\":\(quoted(failure.message))}"
  }

  private static func object(_ node: AnswerNode) -> String {
    "{\(members(node).joined(separator: ", "))}"
  }

  private static func members(_ node: AnswerNode) -> [String] {
    var members = node.attributes.map { "\(quoted($0.name)):\(value($0.value))" }
    for child in node.children {
      switch child {
      case .one(let node):
        members.append("\(quoted(node.name)):\(object(node))")
      case .many(let name, let nodes):
        members.append("\(quoted(name)):[\(nodes.map(object).joined(separator: ","))]")
      }
    }
    if let text = node.text { members.append("\"_content\":\(value(text))") }
    return members
  }

  private static func value(_ value: AnswerValue) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .number(let number): "\(number)"
    case .decimal(let text): text
    case .null: "null"
    }
  }

  /// Quotes a string, in ASCII.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for unit in text.utf16 {
      switch unit {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x2F: result += "\\/"
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0x09: result += "\\t"
      case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result + "\""
  }
}
