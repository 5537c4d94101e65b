/// Walks over the elements directly inside another one, in document order.
package struct MarkupChildren: Sequence, IteratorProtocol, Sendable {
  private let storage: MarkupStorage
  private let name: Int32?
  private let end: Int
  private var position: Int

  init(storage: MarkupStorage, parent: Int, name: Int32?) {
    self.storage = storage
    self.name = name
    end = Int(storage.elements[parent].end)
    position = parent + 1
  }

  /// Moves to the next element.
  package mutating func next() -> MarkupNode? {
    while position < end {
      let element = storage.elements[position]
      let found = position
      position = Int(element.end)
      if name == nil || name == element.name { return MarkupNode(storage: storage, index: found) }
    }
    return nil
  }
}
