import Mustache

/// Any JSON, read for use as a context.
struct JSONValue: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    if let keyed = try? decoder.container(keyedBy: Name.self) {
      let names = keyed.allKeys.sorted { $0.stringValue < $1.stringValue }
      let values = try names.map { try keyed.decode(JSONValue.self, forKey: $0).value }
      value = .object(Object(Shape(names.map { Key($0.stringValue) }), values))
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      value = .null
    } else if let flag = try? single.decode(Bool.self) {
      value = .bool(flag)
    } else if let number = try? single.decode(Int.self) {
      value = .int(number)
    } else if let number = try? single.decode(Double.self) {
      value = .double(number)
    } else if let text = try? single.decode(String.self) {
      value = .text(text)
    } else {
      value = .list(try single.decode([JSONValue].self).map(\.value))
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}
