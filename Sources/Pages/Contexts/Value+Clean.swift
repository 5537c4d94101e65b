import Mustache
import Presenters

extension Value {
  /// Makes a value of a text from anywhere: what no page may hold is removed here, and only here.
  static func clean(_ text: String) -> Value { .text(PlainText.line(text)) }

  /// Makes a value of a text that may be absent.
  static func clean(_ text: String?) -> Value { text.map { .clean($0) } ?? .null }

  /// Makes a value of an address, which is escaped where an address must be.
  static func address(_ address: String?) -> Value {
    address.map { .text(WebAddress.encoded($0)) } ?? .null
  }
}
