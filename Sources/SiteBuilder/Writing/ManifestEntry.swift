/// What the record of our own files tells of one of them.
struct ManifestEntry: Equatable, Sendable {
  /// The size in bytes.
  let size: Int
  /// A digest of the bytes; 0 where nobody knows which of two versions is on the disk.
  let hash: UInt64
  /// A digest of everything the file was made of.
  let fingerprint: UInt64

  /// An entry for a file that is ours, of whose content nothing is known.
  static let unknown = ManifestEntry(size: 0, hash: 0, fingerprint: 0)

  var isKnown: Bool { hash != 0 }
}
