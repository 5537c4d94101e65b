/// Holds header fields in their order; names are compared without regard to case.
package struct WebHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// One line of a header.
  package struct Field: Sendable, Equatable {
    /// The name as it was written.
    package let name: String
    /// The value, without the blanks around it.
    package let value: String
  }

  /// The fields in the order in which they were added.
  package private(set) var fields: [Field] = []

  /// Makes headers in the order of the literal.
  package init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// Adds a field and keeps those of the same name.
  package mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Reads the first value of a name, or replaces every value of it; nil removes them.
  package subscript(name: String) -> String? {
    get { fields.first { Self.isSame($0.name, name) }?.value }
    set {
      fields.removeAll { Self.isSame($0.name, name) }
      if let newValue { add(name, newValue) }
    }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count
      && zip(one.utf8, other.utf8).allSatisfy { lowered($0) == lowered($1) }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
