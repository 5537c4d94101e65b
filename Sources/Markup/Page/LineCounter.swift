/// Turns byte positions into lines and columns, cheaply when they are asked for in order.
struct LineCounter {
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  /// Finds the line and the column in characters, both counted from 1, of a byte.
  mutating func place(of target: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (Int, Int) {
    if target < offset { self = LineCounter() }
    let end = min(target, bytes.count)
    while offset < end {
      if unsafe bytes[offset] == 0x0A {
        line += 1
        lineStart = offset + 1
      }
      offset += 1
    }
    var column = 1
    for position in lineStart..<max(end, lineStart)
    // The bytes that continue a character of UTF-8 have the form 10xxxxxx.
    where unsafe bytes[position] & 0xC0 != 0x80 {
      column += 1
    }
    return (line, column)
  }
}
