/// Keeps runs of records until every photo has come, and lays them aside when they become many.
package struct BucketStore: Sendable {
  private var held: [BucketRun] = []
  private var heldBytes = 0
  /// What was laid aside: where it lies, and its buckets in it.
  private var aside: [(start: Int, run: BucketRun)] = []
  private var sizes: [Int] = []
  private let memoryLimit: Int
  private let shelf: any RunShelf

  /// How many bytes all records take.
  package private(set) var byteCount = 0

  /// Makes an empty store that holds so many bytes in memory, and the rest on a shelf.
  package init(memoryLimit: Int = 16 << 20, shelf: any RunShelf) {
    self.memoryLimit = memoryLimit
    self.shelf = shelf
  }

  /// Takes a run in.
  ///
  /// - Throws: What the shelf throws.
  package mutating func add(_ run: BucketRun) throws {
    if sizes.isEmpty { sizes = Array(repeating: 0, count: run.bucketCount) }
    for bucket in sizes.indices { sizes[bucket] += run.range(of: bucket).count }
    byteCount += run.bytes.count
    held.append(run)
    heldBytes += run.bytes.count
    guard heldBytes > memoryLimit else { return }
    let joined = BucketRun(joining: held)
    aside.append((try shelf.keep(joined.bytes), joined.withoutBytes))
    (held, heldBytes) = ([], 0)
  }

  /// How many bytes the records of some buckets take.
  func byteCount(of buckets: Range<Int>) -> Int {
    sizes.isEmpty ? 0 : buckets.reduce(0) { $0 + sizes[$1] }
  }

  /// Gives all records of a bucket.
  ///
  /// - Throws: What the shelf throws.
  func bytes(of bucket: Int) throws -> [UInt8] {
    guard !sizes.isEmpty else { return [] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sizes[bucket])
    for (start, run) in aside {
      let range = run.range(of: bucket)
      bytes += try shelf.read(start + range.lowerBound..<start + range.upperBound)
    }
    for run in held { bytes += run.bytes[run.range(of: bucket)] }
    return bytes
  }
}
