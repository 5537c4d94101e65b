import Bundled

/// A file of the site that is no page.
struct StaticFile: Sendable {
  enum Content: Sendable {
    case bytes([UInt8])
    case bundled(BundledFile)
  }

  let path: String
  let content: Content

  /// Lends the bytes.
  func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    switch content {
    case .bytes(let bytes): try bytes.withUnsafeBytes(body)
    case .bundled(let file): try file.withBytes { span in try span.withUnsafeBytes(body) }
    }
  }
}
