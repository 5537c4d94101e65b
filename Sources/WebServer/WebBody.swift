/// Holds what follows the header of a response.
package enum WebBody: Sendable, Equatable {
  /// These bytes.
  case bytes([UInt8])
  /// A part of a file, which the system copies without a detour through memory.
  case file(WebFile)

  /// The number of bytes.
  package var count: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .file(let file): file.count
    }
  }
}
