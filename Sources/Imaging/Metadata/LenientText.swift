/// Decodes text whose encoding nobody declared.
enum LenientText {
  /// Reads UTF-8, or Latin-1 where it is not UTF-8.
  static func decode(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
