private import CZlib

/// Makes gzip streams (RFC 1952); the only importer of zlib.
package enum Gzip {
  /// The most bytes that are compressed in one go.
  package static let longest = 1 << 30

  /// Compresses bytes; `nil` where that is impossible.
  package static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count <= longest else { return nil }
    let room = gallery_gzip_bound(bytes.count)
    let result = unsafe [UInt8](unsafeUninitializedCapacity: room) { target, count in
      count = unsafe bytes.withUnsafeBytes { source in
        unsafe gallery_gzip(source.baseAddress, source.count, target.baseAddress, room)
      }
    }
    return result.isEmpty ? nil : result
  }
}
