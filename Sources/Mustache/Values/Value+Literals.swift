extension Value: ExpressibleByStringLiteral {
  /// Creates text.
  package init(stringLiteral text: String) { self = .text(text) }
}

extension Value: ExpressibleByIntegerLiteral {
  /// Creates a whole number.
  package init(integerLiteral number: Int) { self = .int(number) }
}

extension Value: ExpressibleByFloatLiteral {
  /// Creates a number.
  package init(floatLiteral number: Double) { self = .double(number) }
}

extension Value: ExpressibleByBooleanLiteral {
  /// Creates a truth value.
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
}

extension Value: ExpressibleByNilLiteral {
  /// Creates null.
  package init(nilLiteral: ()) { self = .null }
}

extension Value: ExpressibleByArrayLiteral {
  /// Creates a list.
  package init(arrayLiteral elements: Value...) { self = .list(elements) }
}

extension Value: ExpressibleByDictionaryLiteral {
  /// Creates an object.
  package init(dictionaryLiteral elements: (Key, Value)...) {
    let sorted = elements.sorted { $0.0.id < $1.0.id }
    self = .object(Object(Shape(sorted.map(\.0)), sorted.map(\.1)))
  }
}
