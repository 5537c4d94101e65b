/// Takes records for buckets as they come, and sorts them by bucket in one go.
struct BucketWriter {
  private var bytes: [UInt8] = []
  private var records: [(bucket: Int32, length: Int32)] = []
  private let bucketCount: Int

  init(bucketCount: Int) { self.bucketCount = bucketCount }

  /// Adds a record: a number of four bytes and some bytes, fewer than 65,536.
  mutating func append(_ number: UInt32, _ content: [UInt8], to bucket: Int) {
    records.append((Int32(bucket), Int32(content.count + 6)))
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
    bytes.append(UInt8(truncatingIfNeeded: content.count))
    bytes.append(UInt8(truncatingIfNeeded: content.count >> 8))
    bytes.append(contentsOf: content)
  }

  /// Sorts what came.
  func run() -> BucketRun {
    var starts = [Int](repeating: 0, count: bucketCount + 1)
    for record in records { starts[Int(record.bucket) + 1] += Int(record.length) }
    for bucket in 0..<bucketCount { starts[bucket + 1] += starts[bucket] }
    let ends = Array(starts[1...])
    let sorted = [UInt8](unsafeUninitializedCapacity: bytes.count) { target, count in
      bytes.withUnsafeBufferPointer { source in
        var offset = 0
        for record in records {
          let (length, start) = (Int(record.length), starts[Int(record.bucket)])
          _ = UnsafeMutableBufferPointer(rebasing: target[start..<start + length])
            .initialize(from: source[offset..<offset + length])
          starts[Int(record.bucket)] += length
          offset += length
        }
      }
      count = bytes.count
    }
    return BucketRun(bytes: sorted, ends: ends)
  }
}
