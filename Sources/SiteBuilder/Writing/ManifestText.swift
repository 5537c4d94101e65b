/// Writes the record of our own files: a header, then a line for each file.
///
///     flickr-gallery manifest 1 <fingerprint of the program> <number of files>
///     <hash> <fingerprint> <size> <path>
struct ManifestText: Sendable {
  static let signature = "flickr-gallery manifest "
  static let version = 1

  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  mutating func append(_ entry: ManifestEntry, path: String) {
    appendHex(entry.hash)
    appendHex(entry.fingerprint)
    bytes.append(contentsOf: String(entry.size).utf8)
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: path.utf8)
    bytes.append(UInt8(ascii: "\n"))
    count += 1
  }

  /// Repeats a line, its end included.
  mutating func append(line: ArraySlice<UInt8>) {
    bytes.append(contentsOf: line)
    count += 1
  }

  mutating func append(_ other: ManifestText) {
    bytes.append(contentsOf: other.bytes)
    count += other.count
  }

  /// Puts the header in front.
  func complete(fingerprint: UInt64) -> [UInt8] {
    var whole = ManifestText()
    whole.bytes.reserveCapacity(bytes.count + 80)
    whole.bytes.append(contentsOf: "\(Self.signature)\(Self.version) ".utf8)
    whole.appendHex(fingerprint)
    whole.bytes.append(contentsOf: "\(count)\n".utf8)
    whole.bytes.append(contentsOf: bytes)
    return whole.bytes
  }

  private mutating func appendHex(_ number: UInt64) {
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: number >> UInt64(shift)) & 15
      bytes.append(digit < 10 ? digit + 48 : digit + 87)
    }
    bytes.append(UInt8(ascii: " "))
  }
}
