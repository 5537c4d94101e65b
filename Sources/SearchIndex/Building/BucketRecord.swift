/// A record out of a bucket: a photo's number, and bytes that are not copied.
struct BucketRecord {
  let number: UInt32
  /// Where the bytes lie.
  let content: Range<Int>

  /// Reads all records of a bucket.
  static func all(in bytes: [UInt8]) -> [BucketRecord] {
    var records: [BucketRecord] = []
    records.reserveCapacity(bytes.count / 12)
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let number = UInt32(
          littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        let length = Int(
          UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt16.self)))
        records.append(BucketRecord(number: number, content: offset + 6..<offset + 6 + length))
        offset += 6 + length
      }
    }
    return records
  }
}
