private import CBundled

/// A file that lives inside the binary.
package struct BundledFile: Sendable, Equatable {
  /// Names the file from the project's root on, such as `Templates/assets/day.css`.
  package let path: String

  // An index, not a pointer: the table is constant, so this stays a plain value.
  private let index: Int32

  init(at index: Int32) {
    self.index = index
    self.path = unsafe String(cString: bundled_file_at(index).path)
  }

  /// Lends the bytes where they lie, without a copy.
  package func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let file = unsafe bundled_file_at(index)
    let buffer = unsafe UnsafeRawBufferPointer(start: file.bytes, count: file.length)
    return try body(unsafe buffer.bytes)
  }

  /// Copies the bytes.
  package var bytes: [UInt8] {
    withBytes { span in
      unsafe span.withUnsafeBytes { unsafe Array($0) }
    }
  }

  /// Reads the bytes as UTF-8.
  package var text: String {
    withBytes { span in
      unsafe span.withUnsafeBytes { unsafe String(decoding: $0, as: UTF8.self) }
    }
  }
}
