import Presenters

/// A JSON text (RFC 8259) to be, with members in the order given.
///
/// What is written can stand inside HTML and XML as it is: `<`, `>` and `&` are escaped.
enum JSONValue {
  case text(String)
  case number(Int)
  case list([JSONValue])
  /// An object; members without a value are left out.
  case object(KeyValuePairs<StaticString, JSONValue?>)

  /// Makes a value of a text that may be absent.
  static func optional(_ text: String?) -> JSONValue? { text.map(JSONValue.text) }

  /// The JSON text.
  var json: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text): Self.write(text, to: &bytes)
    case .number(let number): bytes += String(number).utf8
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      var isFirst = true
      for (key, value) in members {
        guard let value else { continue }
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        bytes += "\"\(key)\":".utf8
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in PlainText.lines(text).utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "<"): bytes += "\\u003c".utf8
      case UInt8(ascii: ">"): bytes += "\\u003e".utf8
      case UInt8(ascii: "&"): bytes += "\\u0026".utf8
      case ..<0x20: bytes += "\\u0020".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
