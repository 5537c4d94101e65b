import Foundation
import Testing
import ZipReading
import ZipWriting

/// Archives with single bytes changed at places that a fixed sequence chooses.
struct DamagedArchiveTests {
  private struct Sequence {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 1) % limit
    }
  }

  @Test("Whatever bytes are changed, an archive is read or refused, never more", arguments: 0..<12)
  func survives(seed: Int) throws {
    let scratch = try Scratch()
    let path = scratch.file("a.zip")
    let writer = try ZipWriter(path: path, isPacked: seed.isMultiple(of: 2))
    for number in 0..<8 {
      try writer.add("photo_\(number).json", Array(repeating: UInt8(number), count: number * 400))
    }
    try writer.finish()
    let good = try Data(contentsOf: URL(filePath: path))
    var sequence = Sequence(seed + 1)
    for _ in 0..<60 {
      var data = good
      for _ in 0...sequence.next(below: 4) {
        data[sequence.next(below: data.count)] = UInt8(sequence.next(below: 256))
      }
      try data.write(to: URL(filePath: path))
      #expect(read(path) <= 64 * 400)
    }
  }

  /// How many bytes an archive gives before it is refused.
  private func read(_ path: String) -> Int {
    var count = 0
    do throws(ZipError) {
      var reader = try ZipReader(path: path)
      while try reader.next() != nil { count += try reader.bytes(limit: 10_000).count }
    } catch {
      return error.description.isEmpty ? .max : count
    }
    return count
  }
}
