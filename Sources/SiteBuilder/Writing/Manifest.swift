/// Knows which files of an output folder are ours, and what they were made of.
struct Manifest: Sendable {
  private struct Line {
    let entry: ManifestEntry
    let start: Int
    let path: Range<Int>
  }

  /// The whole text, for comparing.
  let text: [UInt8]
  /// A digest of the program, templates and schema that made the files.
  let fingerprint: UInt64
  private let lines: [Line]
  private let positions: [PathKey: Int32]

  /// The manifest of a folder that has none.
  init() {
    (text, fingerprint, lines, positions) = ([], 0, [], [:])
  }

  /// Reads a manifest.
  ///
  /// - Throws: ``SiteError/damagedManifest(path:line:)`` and ``SiteError/laterManifest(path:)``.
  init(_ text: [UInt8], path: String) throws(SiteError) {
    var lines: [Line] = []
    var positions: [PathKey: Int32] = [:]
    fingerprint = try text.withUnsafeBufferPointer { (bytes) throws(SiteError) in
      var reader = ManifestReader(bytes)
      let (fingerprint, count) = try Self.readHeader(from: &reader, path: path)
      // A line has at least 37 bytes: a count nobody can trust reserves no more than the text.
      lines.reserveCapacity(min(count, bytes.count / 37))
      positions.reserveCapacity(min(count, bytes.count / 37))
      while !reader.isAtEnd {
        guard let line = Self.readLine(from: &reader) else {
          throw .damagedManifest(path: path, line: reader.line)
        }
        let path = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[line.path]))
        positions[PathKey(path)] = Int32(lines.count)
        lines.append(line)
      }
      guard lines.count == count, positions.count == count else {
        throw .damagedManifest(path: path, line: reader.line)
      }
      return fingerprint
    }
    (self.text, self.lines, self.positions) = (text, lines, positions)
  }

  var count: Int { lines.count }

  func position(of key: PathKey) -> Int? { positions[key].map { Int($0) } }

  func entry(at position: Int) -> ManifestEntry { lines[position].entry }

  func path(at position: Int) -> String {
    String(decoding: text[lines[position].path], as: UTF8.self)
  }

  func pathBytes(at position: Int) -> ArraySlice<UInt8> { text[lines[position].path] }

  /// The line of a file, its end included.
  func line(at position: Int) -> ArraySlice<UInt8> {
    text[lines[position].start...lines[position].path.upperBound]
  }

  private static func readHeader(
    from reader: inout ManifestReader, path: String
  ) throws(SiteError) -> (UInt64, Int) {
    guard reader.readWord(ManifestText.signature), let version = reader.readNumber(before: 0x20)
    else { throw .damagedManifest(path: path, line: 1) }
    guard version == ManifestText.version else { throw .laterManifest(path: path) }
    guard let fingerprint = reader.readHex(), let count = reader.readNumber(before: 0x0A) else {
      throw .damagedManifest(path: path, line: 1)
    }
    reader.endLine()
    return (fingerprint, count)
  }

  private static func readLine(from reader: inout ManifestReader) -> Line? {
    let start = reader.position
    guard let hash = reader.readHex(), let fingerprint = reader.readHex(),
      let size = reader.readNumber(before: 0x20), let path = reader.readPath()
    else { return nil }
    return Line(
      entry: ManifestEntry(size: size, hash: hash, fingerprint: fingerprint), start: start,
      path: path)
  }
}
