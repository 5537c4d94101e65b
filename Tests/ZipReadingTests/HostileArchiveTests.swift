import Foundation
import Testing
import ZipReading
import ZipWriting

/// Archives that no honest export holds, and those that broke on the way.
struct HostileArchiveTests {
  private let scratch: Scratch
  private let path: String

  init() throws {
    scratch = try Scratch()
    path = scratch.file("a.zip")
  }

  private func write(
    _ files: [(String, [UInt8])], password: String? = nil, isPacked: Bool = true
  ) throws {
    let writer = try ZipWriter(path: path, isPacked: isPacked, password: password)
    for (name, bytes) in files { try writer.add(name, bytes) }
    try writer.finish()
  }

  /// The fault for which an archive is refused when everything in it is read.
  private func fault(_ limits: ZipLimits = ZipLimits()) -> ZipError? {
    do throws(ZipError) {
      var reader = try ZipReader(path: path, limits: limits)
      while try reader.next() != nil { _ = try reader.bytes(limit: 1 << 30) }
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A name that leads out of a folder is refused",
    arguments: [
      "../x", "a/../../x", "/etc/passwd", "a/..", "C:/x", "c:x", "..", "a\u{7}b", "x\nphoto_1.json",
      String(repeating: "n", count: 1025),
    ])
  func refusesPaths(name: String) throws {
    try write([("good", [1]), (name, [2])])
    #expect(fault() == ZipError(archive: path, entry: name, fault: .unsafeName))
  }

  @Test("Backslashes never lead out of a folder", arguments: [#"..\x"#, #"a\..\..\x"#, #"C:\x"#])
  func refusesBackslashes(name: String) throws {
    try write([(String(name.map { $0 == "\\" ? "#" : $0 }), [1])])
    try scratch.replace("#", with: "\\", in: "a.zip")
    #expect(fault()?.fault == .unsafeName)
  }

  @Test(
    "Dots that are no way out are names like others", arguments: ["...", "a..b", "./a", "a/.b"])
  func acceptsDots(name: String) throws {
    try write([(name, [1])])
    #expect(fault() == nil)
  }

  @Test("A name ends at a NUL, and then stands there twice")
  func refusesNUL() throws {
    try write([("photo_1.json", [1]), ("photo_1.json#x", [2])])
    try scratch.replace("#", with: "\0", in: "a.zip")
    #expect(fault() == ZipError(archive: path, entry: "photo_1.json", fault: .duplicateName))
  }

  @Test("A link is refused")
  func refusesLinks() throws {
    let writer = try ZipWriter(path: path)
    try writer.add("photo_1_o.jpg", [], link: "/etc/passwd")
    try writer.finish()
    #expect(fault() == ZipError(archive: path, entry: "photo_1_o.jpg", fault: .link))
  }

  @Test("A device is refused")
  func refusesDevices() throws {
    try write([("a", [])])
    // The mode of the file stands in the high half of the list's external attributes.
    try scratch.replace([0xA4, 0x81], with: [0xA4, 0x61], in: "a.zip")
    #expect(fault() == ZipError(archive: path, entry: "a", fault: .special))
  }

  @Test("The same name twice is refused")
  func refusesDuplicates() throws {
    try write([("a", [1]), ("b", [1]), ("a", [2])])
    #expect(fault() == ZipError(archive: path, entry: "a", fault: .duplicateName))
  }

  @Test("An encrypted archive is refused")
  func refusesEncryption() throws {
    try write([("a", [1, 2, 3])], password: "secret")
    #expect(fault() == ZipError(archive: path, entry: "a", fault: .encrypted))
  }

  @Test("A file that unpacks to hundreds of times its size is refused")
  func refusesBomb() throws {
    try write([("a", Array(repeating: 0, count: 30_000_000))])
    #expect(fault() == ZipError(archive: path, entry: "a", fault: .bomb(ratio: 200)))
  }

  @Test("A bomb that lies about its size is refused, and little of it is unpacked")
  func refusesLyingBomb() throws {
    let size = 30_000_000
    try write([("a", Array(repeating: 0, count: size))])
    let bytes = withUnsafeBytes(of: UInt32(size).littleEndian) { Array($0) }
    try scratch.replace(bytes, with: [0xFF, 0xFF, 0, 0], in: "a.zip")
    #expect(fault() == ZipError(archive: path, entry: "a", fault: .wrongSize(told: 65535)))
  }

  @Test("Many small bombs are refused together")
  func refusesSwarm() throws {
    try write((0..<60).map { ("a\($0)", Array(repeating: 0, count: 1_000_000)) })
    #expect(fault()?.fault == .bomb(ratio: 200))
  }

  @Test("What packs well and is small is read")
  func acceptsSmallRepetition() throws {
    try write([("albums.json", Array(repeating: 32, count: 1_000_000))])
    #expect(fault() == nil)
  }

  @Test("More entries than the limit are refused")
  func refusesCrowd() throws {
    try write((0..<12).map { ("a\($0)", [1]) })
    var limits = ZipLimits()
    limits.entries = 10
    #expect(fault(limits)?.fault == .tooManyEntries(limit: 10))
  }

  @Test("A truncated archive is refused whole", arguments: [0.1, 0.5, 0.9, 0.999])
  func refusesTruncated(part: Double) throws {
    try write((0..<40).map { ("photo_\($0)", Array(repeating: UInt8($0), count: 3000)) })
    let data = try Data(contentsOf: URL(filePath: path))
    try data.prefix(Int(Double(data.count) * part)).write(to: URL(filePath: path))
    #expect(fault() == ZipError(archive: path, fault: .incomplete))
  }

  @Test("A damaged file is refused by its checksum", arguments: [true, false])
  func refusesDamaged(isPacked: Bool) throws {
    var seed: UInt32 = 7
    let noise = (0..<5000).map { _ in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: seed >> 24)
    }
    try write([("a", noise)], isPacked: isPacked)
    var data = try Data(contentsOf: URL(filePath: path))
    data[2000] ^= 0xFF
    try data.write(to: URL(filePath: path))
    let error = try #require(fault())
    #expect(error.entry == "a")
    #expect(error.description.contains("it is damaged"))
  }

  @Test(
    "What is no zip is refused", arguments: ["", "PK", "{\"photos\":{}}", "Rar!\u{1A}\u{7}\u{1}"])
  func refusesOthers(text: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    #expect(fault() == ZipError(archive: path, fault: .notAZip))
  }

  @Test("An archive without files is refused")
  func refusesEmpty() throws {
    try write([])
    #expect(fault() == ZipError(archive: path, fault: .empty))
  }

  @Test("What is no file or not there is refused")
  func refusesNoFiles() throws {
    #expect(fault() == ZipError(archive: path, fault: .missing))
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(fault() == ZipError(archive: path, fault: .notAFile))
  }

  @Test("Nothing of a damaged file stays behind when it is unpacked")
  func leavesNothing() throws {
    try write([("a", Array(repeating: 0, count: 30_000_000))])
    var limits = ZipLimits()
    limits.ratio = 500
    var reader = try ZipReader(path: path, limits: limits)
    #expect(throws: ZipError.self) {
      _ = try reader.next()
      try reader.unpack(to: scratch.file("out"))
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.file("out")))
  }
}
