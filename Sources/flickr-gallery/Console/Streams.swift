import Foundation

/// Where text goes: results to one place, everything else to another.
struct Streams: Sendable {
  /// Takes results, and tells whether they could be written.
  var output: @Sendable (String) -> Bool
  /// Takes progress, notes, warnings and errors.
  var errors: @Sendable (String) -> Void

  /// The streams of this process.
  static let standard = Streams(
    output: { write($0, to: STDOUT_FILENO) }, errors: { _ = write($0, to: STDERR_FILENO) })

  /// Writes all of a text, unless that is impossible.
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno != EINTR { return false }
      start += max(0, count)
    }
    return true
  }
}
