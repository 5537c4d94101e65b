/// A value in the context of a template.
package enum Value: Sendable {
  /// Known, but nothing: writes nothing, and its section is skipped.
  case null

  /// Decides over a section; written as `true` or `false`.
  case bool(Bool)

  /// A whole number, written in decimal digits.
  case int(Int)

  /// A number, written as short as it can be read back; whole ones without a fraction.
  case double(Double)

  /// Text of any origin; `{{name}}` escapes it for HTML.
  case text(String)

  /// Text that is safe HTML already; `{{name}}` writes it as it is, like `{{{name}}}`.
  case html(String)

  /// Values that a section walks through.
  case list([Value])

  /// Named values, entered by a section or a dotted name.
  case object(Object)

  /// A function whose answer is a template.
  case lambda(Lambda)
}

extension Value {
  /// Whether a section of this value shows at all.
  ///
  /// Null, false, zero, empty text and the empty list do not: the specification's `!!data`.
  package var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let flag): flag
    case .int(let number): number != 0
    case .double(let number): number != 0 && !number.isNaN
    case .text(let text), .html(let text): !text.isEmpty
    case .list(let values): !values.isEmpty
    case .object, .lambda: true
    }
  }

  /// Creates text, or null when there is none.
  package static func text(_ text: String?) -> Value {
    text.map { .text($0) } ?? .null
  }
}
