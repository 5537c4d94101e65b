import GalleryModel

/// Demands that no id occurs twice in a page.
struct UniqueIDs {
  private var seen: Set<Digest> = []

  mutating func begin() { seen.removeAll(keepingCapacity: true) }

  mutating func visit(
    id: UnsafeRawBufferPointer, line: @autoclosure () -> Int, _ notes: inout PageNotes
  ) {
    if id.isEmpty {
      notes.note("unique-ids", line: line(), "an id is empty", advice: "name it or leave it out")
    } else if !seen.insert(Digest(of: id)).inserted {
      let name = String(decoding: id, as: UTF8.self)
      notes.note(
        "unique-ids", line: line(), "the id '\(name)' is used twice", advice: "rename one of them")
    }
  }

  func contains(_ id: UnsafeRawBufferPointer) -> Bool { seen.contains(Digest(of: id)) }
}
