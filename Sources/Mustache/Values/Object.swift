/// Named values that a template can ask for: a shape and one value for each of its names.
package struct Object: Sendable {
  /// The names of the values.
  package let shape: Shape

  /// The values, in the order of the shape's names.
  package let values: [Value]

  /// Creates an object whose values stand in the order of the shape's names.
  package init(_ shape: Shape, _ values: [Value]) {
    precondition(
      shape.count == values.count,
      "An object has \(values.count) values for \(shape.count) names: \(shape.keys)")
    self.shape = shape
    self.values = values
  }

  /// The value of a name, or nil when the object has no such name.
  package subscript(key: Key) -> Value? {
    shape.keys.firstIndex(of: key).map { values[$0] }
  }
}

extension Object: ExpressibleByDictionaryLiteral {
  /// Creates an object and, when its names are new, their shape: for tests and small contexts.
  package init(dictionaryLiteral elements: (Key, Value)...) {
    let sorted = elements.sorted { $0.0.id < $1.0.id }
    self.init(Shape(sorted.map(\.0)), sorted.map(\.1))
  }
}
