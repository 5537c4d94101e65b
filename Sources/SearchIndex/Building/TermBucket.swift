/// The terms of a bucket in their order, each with its photos.
struct TermBucket {
  let terms: [SearchTerm]
  /// The photos of all terms, as places in the order of photos, each term's ascending.
  let places: [UInt32]

  private struct Posting {
    /// The first bytes of the term as a number, which orders most terms.
    let key: UInt64
    let place: UInt32
    let start: Int32
    let length: Int32
  }

  /// Sorts records of numbers and terms; `order` gives a number's place.
  init(_ bytes: [UInt8], order: [UInt32]) {
    let postings = bytes.withUnsafeBufferPointer { text in
      BucketRecord.all(in: bytes).map { record in
        Posting(
          key: Self.key(of: UnsafeBufferPointer(rebasing: text[record.content])),
          place: order[Int(record.number)], start: Int32(record.content.lowerBound),
          length: Int32(record.content.count))
      }.sorted { Self.precedes($0, $1, in: text) }
    }
    var (terms, places) = ([SearchTerm](), [UInt32]())
    places.reserveCapacity(postings.count)
    var (index, text, start) = (0, bytes[0..<0], 0)
    while index < postings.count {
      let posting = postings[index]
      let own = bytes[Int(posting.start)..<Int(posting.start) + Int(posting.length)]
      if own != text {
        if places.count > start {
          terms.append(SearchTerm(text: text, places: start..<places.count))
        }
        (text, start) = (own, places.count)
      }
      // A photo may hold a term more than once.
      if places.count == start || places[places.count - 1] != posting.place {
        places.append(posting.place)
      }
      index += 1
    }
    if places.count > start { terms.append(SearchTerm(text: text, places: start..<places.count)) }
    self.terms = terms
    self.places = places
  }

  private static func key(of term: UnsafeBufferPointer<UInt8>) -> UInt64 {
    term.prefix(8).enumerated().reduce(0) { $0 | UInt64($1.element) << (56 - 8 * $1.offset) }
  }

  private static func precedes(
    _ first: Posting, _ second: Posting, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard first.key == second.key else { return first.key < second.key }
    // Within eight bytes the key is the term: no term holds a zero.
    guard first.length > 8 || second.length > 8 else { return first.place < second.place }
    let own = text[Int(first.start)..<Int(first.start + first.length)]
    let other = text[Int(second.start)..<Int(second.start + second.length)]
    return own.elementsEqual(other)
      ? first.place < second.place : own.lexicographicallyPrecedes(other)
  }
}
