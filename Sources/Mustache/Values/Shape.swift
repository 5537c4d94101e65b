/// The names that objects of one kind have, in the order of their values.
///
/// Make a shape once (`static let`) and share it: two shapes of the same keys in the same order
/// are equal. Shapes are never forgotten.
package struct Shape: Hashable, Sendable {
  let id: Int

  /// The number of values that an object of this shape holds.
  package let count: Int

  /// Creates the shape of these names.
  package init(_ keys: Key...) {
    self.init(keys)
  }

  /// Creates the shape of a list of names, none of them twice.
  package init(_ keys: [Key]) {
    precondition(Set(keys).count == keys.count, "A shape names a key twice: \(keys)")
    precondition(keys.count <= Int(Int16.max), "A shape has more keys than a slot can number.")
    id = Vocabulary.shape(of: keys.map(\.id))
    count = keys.count
  }

  /// The names, in the order of the values.
  package var keys: [Key] { Vocabulary.keys(of: id).map(Key.init(id:)) }
}
