/// Makes real JPEG files of any size: one colour that grows lighter from top to bottom.
///
/// Every block holds only its mean, so that a file of a million pixels has a few kilobytes.
struct PlainJPEG {
  let width: Int
  let height: Int
  /// What tells one photo's colour from another's.
  let tint: Int
  /// What the camera wrote, in the Exif form; empty for the sizes Flickr makes.
  var exif: [UInt8] = []

  /// The file.
  var bytes: [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if exif.isEmpty {
      bytes += Self.segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
    } else {
      bytes += Self.segment(0xE1, exif)
    }
    // One table that makes the stored mean the difference from middle grey.
    bytes += Self.segment(0xDB, [0] + [UInt8](repeating: 8, count: 64))
    bytes += Self.segment(
      0xC0, [8] + Self.two(height) + Self.two(width) + [3, 1, 17, 0, 2, 17, 0, 3, 17, 0])
    // Means: no change is 0, and the eleven sizes of a change have five bits.
    bytes += Self.segment(
      0xC4, [0x00, 1, 0, 0, 0, 11] + [UInt8](repeating: 0, count: 11) + Array(0...11))
    // Details: the end of the block is all there ever is.
    bytes += Self.segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
    bytes += Self.segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
    return bytes + scan + [0xFF, 0xD9]
  }

  private var scan: [UInt8] {
    let rows = (height + 7) / 8
    let columns = (width + 7) / 8
    var writer = BitWriter(.highFirst, stuffsZero: true)
    var last = [0, 0, 0]
    for row in 0..<rows {
      let mean = [
        -60 + 120 * row / rows, Mix(tint, 1).below(120) - 60, Mix(tint, 2).below(120) - 60,
      ]
      for (component, value) in mean.enumerated() {
        Self.add(value - last[component], to: &writer)
        // The end of the block's details.
        writer.add(0, bits: 1)
      }
      last = mean
      // The other blocks of the row are the same: two zero bits for each of their components.
      writer.addZeros(6 * (columns - 1))
    }
    writer.finish(withOnes: true)
    return writer.bytes
  }

  private static func add(_ change: Int, to writer: inout BitWriter) {
    guard change != 0 else {
      writer.add(0, bits: 1)
      return
    }
    let size = Int.bitWidth - abs(change).leadingZeroBitCount
    writer.add(15 + size, bits: 5)
    writer.add(change > 0 ? change : change + (1 << size) - 1, bits: size)
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + two(content.count + 2) + content
  }

  private static func two(_ number: Int) -> [UInt8] {
    [UInt8(number >> 8 & 255), UInt8(number & 255)]
  }
}
