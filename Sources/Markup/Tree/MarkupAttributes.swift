/// Walks over the attributes of an element in the order written.
package struct MarkupAttributes: Sequence, IteratorProtocol, Sendable {
  private let storage: MarkupStorage
  private let end: Int
  private var position: Int

  init(storage: MarkupStorage, range: Range<Int>) {
    self.storage = storage
    end = range.upperBound
    position = range.lowerBound
  }

  /// Counts the attributes not yet walked over.
  package var underestimatedCount: Int { end - position }

  /// Moves to the next attribute.
  package mutating func next() -> (name: String, value: String)? {
    guard position < end else { return nil }
    let attribute = storage.attributes[position]
    position += 1
    return (storage.names[Int(attribute.name)], storage.value(of: attribute))
  }
}
