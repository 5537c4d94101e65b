import Foundation
import Testing
import ZipReading
import ZipWriting

struct ZipReaderTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func write(_ files: [(String, [UInt8])], isPacked: Bool = true) throws -> String {
    let path = scratch.file("a.zip")
    let writer = try ZipWriter(path: path, isPacked: isPacked)
    for (name, bytes) in files { try writer.add(name, bytes) }
    try writer.finish()
    return path
  }

  /// Steps through an archive and reads every file.
  private func read(_ path: String) throws -> [String: [UInt8]] {
    var reader = try ZipReader(path: path)
    var files: [String: [UInt8]] = [:]
    while let entry = try reader.next() { files[entry.name] = try reader.bytes(limit: 1 << 30) }
    return files
  }

  @Test("Names, sizes and bytes come as they were written", arguments: [true, false])
  func readsFiles(isPacked: Bool) throws {
    let long = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    let path = try write([("a/b.jpg", long), ("empty", []), ("c.json", [7])], isPacked: isPacked)
    var reader = try ZipReader(path: path)
    var entries: [ZipEntry] = []
    var contents: [[UInt8]] = []
    while let entry = try reader.next() {
      entries.append(entry)
      contents.append(try reader.bytes(limit: entry.size))
    }
    #expect(
      entries == [
        ZipEntry(name: "a/b.jpg", ordinal: 0, size: 300_000),
        ZipEntry(name: "empty", ordinal: 1, size: 0), ZipEntry(name: "c.json", ordinal: 2, size: 1),
      ])
    #expect(contents == [long, [], [7]])
  }

  @Test("Names are read whatever the locale is")
  func readsNames() throws {
    let names = ["שקיעה_1_o.jpg", "café_2_o.jpg", "家族_3_o.jpg", "😀_4_o.jpg"]
    #expect(try read(try write(names.map { ($0, [1]) })).keys.sorted() == names.sorted())
  }

  @Test("A file is found again by a second reader without reading those before it")
  func advances() throws {
    let path = try write((0..<50).map { ("photo_\($0)", [UInt8($0)]) }, isPacked: false)
    var reader = try ZipReader(path: path)
    let wanted = ZipEntry(name: "photo_40", ordinal: 40, size: 1)
    let wasAhead = reader.isBefore(wanted)
    try reader.advance(to: wanted)
    let isAhead = reader.isBefore(wanted)
    let bytes = try reader.bytes(limit: 1)
    #expect(wasAhead && !isAhead)
    #expect(bytes == [40])
    #expect(throws: ZipError.self) { try reader.advance(to: wanted) }
  }

  @Test("A file that is no longer where it was is not given")
  func noticesChange() throws {
    var reader = try ZipReader(path: try write([("a", [1]), ("b", [2])]))
    let error = #expect(throws: ZipError.self) {
      try reader.advance(to: ZipEntry(name: "a", ordinal: 1, size: 1))
    }
    #expect(error?.fault == .changed)
  }

  @Test("Unpacking writes one file, and nothing over another")
  func unpacks() throws {
    let path = try write([("a.jpg", Array(repeating: 9, count: 200_000))])
    var reader = try ZipReader(path: path)
    _ = try reader.next()
    try reader.unpack(to: scratch.file("out"))
    #expect(try Data(contentsOf: URL(filePath: scratch.file("out"))).count == 200_000)
    var second = try ZipReader(path: path)
    _ = try second.next()
    let error = #expect(throws: ZipError.self) { try second.unpack(to: scratch.file("out")) }
    #expect(error?.description.contains("it cannot be unpacked to") == true)
    #expect(try Data(contentsOf: URL(filePath: scratch.file("out"))).count == 200_000)
  }

  @Test("More bytes than wanted are refused before they are read")
  func keepsLimit() throws {
    var reader = try ZipReader(path: try write([("a", [1, 2, 3])]))
    _ = try reader.next()
    let error = #expect(throws: ZipError.self) { try reader.bytes(limit: 2) }
    #expect(error?.fault == .tooLarge(limit: 2))
  }
}
