import Presenters

/// Writes XML without a document in memory; whatever text it gets, the outcome is well-formed.
struct XMLWriter {
  private(set) var bytes: [UInt8] = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)

  /// Writes an element with text, or an empty one.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
    _ text: String? = nil
  ) {
    begin(name, attributes)
    guard let text else {
      bytes.removeLast(2)
      bytes += "/>\n".utf8
      return
    }
    bytes.removeLast()
    add(PlainText.lines(text))
    end(name)
  }

  /// Begins an element; attributes without a value are left out.
  mutating func open(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:]
  ) {
    begin(name, attributes)
  }

  /// Ends an element.
  mutating func close(_ name: StaticString) { end(name) }

  private mutating func begin(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>
  ) {
    bytes += "<\(name)".utf8
    for (key, value) in attributes {
      guard let value else { continue }
      bytes += " \(key)=\"".utf8
      add(PlainText.line(value))
      bytes.append(UInt8(ascii: "\""))
    }
    bytes += ">\n".utf8
  }

  private mutating func end(_ name: StaticString) { bytes += "</\(name)>\n".utf8 }

  private mutating func add(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      default: bytes.append(byte)
      }
    }
  }
}
