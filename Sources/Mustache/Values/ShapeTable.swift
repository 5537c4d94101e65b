/// Answers which slot of a shape holds a key, with two array reads.
final class ShapeTable: Sendable {
  private let starts: [Int]
  private let slots: [Int16]

  init(_ shapes: [[Int]]) {
    var starts = [0]
    var slots: [Int16] = []
    for keys in shapes {
      let start = slots.count
      slots.append(contentsOf: repeatElement(-1, count: (keys.max() ?? -1) + 1))
      for (slot, key) in keys.enumerated() { slots[start + key] = Int16(slot) }
      starts.append(slots.count)
    }
    self.starts = starts
    self.slots = slots
  }

  /// Returns a negative number when the shape has no such key.
  @inline(__always)
  func slot(of key: Int, in shape: Int) -> Int {
    let index = starts[shape] + key
    return index < starts[shape + 1] ? Int(slots[index]) : -1
  }
}
