import GalleryModel

/// Stands for a path of the site in 8 bytes, exact in letter case.
///
/// Two paths of a site of a million files share a key with a probability of 1 to 10 million.
struct PathKey: Hashable, Sendable {
  let value: UInt64

  /// Stands for a path from the site's root on, without a leading slash.
  init(_ path: String) {
    var path = path
    value = path.withUTF8 { Digest(of: UnsafeRawBufferPointer($0)).value }
  }

  init(_ bytes: UnsafeRawBufferPointer) { value = Digest(of: bytes).value }

  init(_ bytes: [UInt8]) { value = bytes.withUnsafeBytes { Digest(of: $0).value } }
}
