/// Names a part of a file that is to be sent.
package struct WebFile: Sendable, Equatable {
  /// Where the file lies.
  package let path: String
  /// The first byte to send.
  package let offset: Int
  /// How many bytes to send.
  package let count: Int

  /// Names the bytes from an offset on; the file must hold them when it is sent.
  package init(path: String, offset: Int = 0, count: Int) {
    precondition(offset >= 0 && count >= 0, "A part of a file has no negative bounds")
    self.path = path
    self.offset = offset
    self.count = count
  }
}
