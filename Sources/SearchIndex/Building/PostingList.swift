/// Writes which photos a term finds, the newest first.
///
/// Photos' numbers are written as what each does not share with the one before it: a letter tells
/// how many digits are the same (`a` none), then come the others.
struct PostingList: Sendable {
  /// The photos of an order, the newest first.
  let ids: [String]

  /// Writes the photos at places in the order, ascending.
  func write(_ places: some Collection<UInt32>, to bytes: inout [UInt8]) {
    var previous = ""
    for place in places {
      var id = ids[Int(place)]
      let shared = zip(previous.utf8, id.utf8).prefix { $0 == $1 }.count
      bytes.append(UInt8(ascii: "a") + UInt8(truncatingIfNeeded: shared))
      id.withUTF8 { bytes.append(contentsOf: $0[shared...]) }
      previous = id
    }
  }
}
