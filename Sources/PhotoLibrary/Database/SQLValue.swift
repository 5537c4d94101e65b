/// A value that goes into a statement.
enum SQLValue {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case bytes([UInt8])

  static func integer(_ value: Int?) -> SQLValue { value.map { .integer($0) } ?? .null }

  static func real(_ value: Double?) -> SQLValue { value.map { .real($0) } ?? .null }

  static func text(_ value: String?) -> SQLValue { value.map { .text($0) } ?? .null }

  static func flag(_ value: Bool) -> SQLValue { .integer(value ? 1 : 0) }
}
