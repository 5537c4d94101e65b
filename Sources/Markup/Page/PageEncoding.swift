/// Recognises pages that libxml2 would read in another encoding than UTF-8.
enum PageEncoding {
  static let problem = MarkupProblem(line: 1, column: 1, message: "the page is not UTF-8 text")

  /// Says whether a page may be UTF-8: it has no other encoding's byte order mark or zeros.
  ///
  /// These are the signs that the XML recommendation, appendix F, tells encodings apart by.
  static func isPlausible(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 2 else { return true }
    switch unsafe (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0xFF, 0xFE), (0, _), (_, 0), (0x4C, 0x6F): return false
    default: return true
    }
  }
}
