extension String {
  /// Copies lent bytes into a string; what is not UTF-8 becomes U+FFFD.
  package init(copying bytes: Span<UInt8>) {
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
