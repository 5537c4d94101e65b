/// Records sorted into buckets, in one piece of bytes.
package struct BucketRun: Sendable {
  /// The records, those of a bucket side by side.
  let bytes: [UInt8]
  private let ends: [Int]

  init(bytes: [UInt8], ends: [Int]) {
    self.bytes = bytes
    self.ends = ends
  }

  /// Joins runs of the same buckets into one, in their order.
  init(joining runs: [BucketRun]) {
    var (bytes, ends) = ([UInt8](), [Int]())
    bytes.reserveCapacity(runs.reduce(0) { $0 + $1.bytes.count })
    for bucket in 0..<(runs.first?.bucketCount ?? 0) {
      for run in runs { bytes += run.bytes[run.range(of: bucket)] }
      ends.append(bytes.count)
    }
    self.init(bytes: bytes, ends: ends)
  }

  var bucketCount: Int { ends.count }

  /// The same run, of which only the places are known.
  var withoutBytes: BucketRun { BucketRun(bytes: [], ends: ends) }

  /// Tells where a bucket's records lie.
  func range(of bucket: Int) -> Range<Int> { (bucket == 0 ? 0 : ends[bucket - 1])..<ends[bucket] }
}
