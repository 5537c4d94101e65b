import Foundation

/// Holds a JSON value with the kind it had.
@dynamicMemberLookup
enum JSON: Decodable, Equatable {
  case object([String: JSON])
  case array([JSON])
  case string(String)
  case number(Double)
  case flag(Bool)
  case null

  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let items = try? container.decode([JSON].self) {
      self = .array(items)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  subscript(dynamicMember name: String) -> JSON? { self[name] }

  subscript(name: String) -> JSON? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  var items: [JSON] { if case .array(let items) = self { items } else { [] } }
  var names: [String] { if case .object(let members) = self { members.keys.sorted() } else { [] } }

  /// The text, or the whole number as text.
  var text: String? {
    switch self {
    case .string(let text): text
    case .number(let number): "\(Int(number))"
    default: nil
    }
  }

  var isString: Bool { if case .string = self { true } else { false } }
}
