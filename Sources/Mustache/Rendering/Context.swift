/// One level of the context: a value that a section entered.
struct Context {
  let value: Value

  /// The fields of an object, so that a look-up need not take the value apart.
  let fields: [Value]

  /// The shape of an object; negative for other values.
  let shape: Int

  init(_ value: Value) {
    self.value = value
    if case .object(let object) = value {
      fields = object.values
      shape = object.shape.id
    } else {
      fields = []
      shape = -1
    }
  }

  var keys: [Key] {
    if case .object(let object) = value { object.shape.keys } else { [] }
  }
}
