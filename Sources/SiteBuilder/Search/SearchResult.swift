/// What became of the index for searches, or of a part of it.
struct SearchResult: Sendable {
  /// The manifest's lines of its files.
  private(set) var lines = ManifestText()
  /// The paths of its files.
  private(set) var paths: [String] = []

  mutating func add(_ entry: ManifestEntry, path: String) {
    lines.append(entry, path: path)
    paths.append(path)
  }

  mutating func keep(_ path: String, line: ArraySlice<UInt8>) {
    lines.append(line: line)
    paths.append(path)
  }

  mutating func append(_ other: SearchResult) {
    lines.append(other.lines)
    paths += other.paths
  }
}
