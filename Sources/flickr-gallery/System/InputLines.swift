import Foundation

/// Reads the lines of standard input, a terminal or not, so that Control-C still ends the program.
struct InputLines {
  private static let pause = Duration.milliseconds(50)
  private static let longestLine = 65_536

  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var isAtEnd = false

  /// Reads from standard input, or another open file.
  init(descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

  /// Waits for a line; nothing comes after the last one.
  ///
  /// - Throws: `CancellationError` when nobody wants it any more.
  mutating func next() async throws -> String? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeSubrange(...end) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      if isAtEnd || pending.count > Self.longestLine {
        defer { pending = [] }
        return pending.isEmpty ? nil : String(decoding: pending, as: UTF8.self)
      }
      try Task.checkCancellation()
      if hasBytes { readSome() } else { try await Task.sleep(for: Self.pause) }
    }
  }

  /// Tells whether reading would not block, be it for bytes or for the end.
  private var hasBytes: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  private mutating func readSome() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 {
      pending += bytes[..<count]
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }
}
