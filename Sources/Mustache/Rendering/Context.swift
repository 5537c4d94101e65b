/// One level of the context: a value that a section entered.
struct Context {
  /// The fields of an object.
  let fields: [Value]

  /// The shape of an object; nil for other values.
  let shape: Shape?

  private let plain: Value

  init(_ value: Value) {
    if case .object(let object) = value {
      (fields, shape, plain) = (object.values, object.shape, .null)
    } else {
      (fields, shape, plain) = ([], nil, value)
    }
  }

  var value: Value {
    shape.map { .object(Object($0, fields)) } ?? plain
  }
}
