/// What the last build left: the files that are ours, and which of them are still there.
struct PreviousSite: Sendable {
  let manifest: Manifest
  /// By position in the manifest: the file is there with the size that was recorded.
  private let isIntact: [Bool]

  init(manifest: Manifest, isIntact: [Bool]) {
    self.manifest = manifest
    self.isIntact = isIntact
  }

  /// Finds a file that is there and was made of the same, so that it need not be made again.
  func position(of key: PathKey, fingerprint: UInt64) -> Int? {
    guard let position = manifest.position(of: key), isIntact[position] else { return nil }
    let entry = manifest.entry(at: position)
    return entry.isKnown && entry.fingerprint == fingerprint ? position : nil
  }

  /// Tells whether a file is there with the same bytes.
  func holds(_ key: PathKey, size: Int, hash: UInt64) -> Bool {
    guard let position = manifest.position(of: key), isIntact[position] else { return false }
    let entry = manifest.entry(at: position)
    return entry.isKnown && entry.size == size && entry.hash == hash
  }
}
