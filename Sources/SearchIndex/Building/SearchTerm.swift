/// A term and the photos it finds, as places among a bucket's.
struct SearchTerm {
  /// A term finds this many photos in its shard; older ones are in files of as many.
  static let chunkSize = 4096

  let text: ArraySlice<UInt8>
  /// Where its photos are among those of its bucket.
  let places: Range<Int>

  /// How many files of their own the older photos fill.
  var chunkCount: Int { (places.count - 1) / Self.chunkSize }

  /// About how many bytes it takes in a shard, told without writing it.
  var weight: Int { text.count + 8 + 8 * (places.count - chunkCount * Self.chunkSize) }

  /// Where the photos of a file of its own are; the oldest are in the first.
  func chunk(_ number: Int) -> Range<Int> {
    let end = places.upperBound - number * Self.chunkSize
    return end - Self.chunkSize..<end
  }

  /// Where the photos are that its shard names.
  var newest: Range<Int> {
    places.lowerBound..<places.upperBound - chunkCount * Self.chunkSize
  }
}
