import Foundation
import GalleryFixtures
import GalleryModel
import Testing

@testable import PhotoLibrary

struct LibraryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func fill() throws {
    let library = try Library(at: folder.library, for: .writing)
    try LibraryList.begin("a", in: library).take(1, 1...3, isLast: true)
  }

  @Test("Only the owner reads the file that is made")
  func rights() throws {
    try fill()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.library)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("A list is shown from the file alone")
  func offline() throws {
    try fill()
    let library = try Library(at: folder.library, for: .reading)
    let list = try LibraryList.stored(ListKey("a"), in: library)
    #expect(list.isComplete)
    #expect(list.nextPage == nil)
    #expect(list.summary == SourceSummary(title: "a"))
    #expect(try list.photos(at: 0..<9) == Sample.photos(1...3))
    #expect(try library.lists() == [ListKey("a")])
    #expect(throws: LibraryError.self) { try list.append(Sample.photos(4...4)) }
  }

  @Test("A list that the library lacks is an error that names those it has")
  func noList() throws {
    try fill()
    let library = try Library(at: folder.library, for: .reading)
    let error = #expect(throws: LibraryError.self) {
      try LibraryList.stored(ListKey("b"), in: library)
    }
    #expect(error == .noList(folder.library, list: ListKey("b"), known: [ListKey("a")]))
    #expect(error?.description.contains("it holds 'a'") == true)
  }

  @Test("A library that is not there cannot be read")
  func missing() {
    #expect(throws: LibraryError.missing(folder.library)) {
      try Library(at: folder.library, for: .reading)
    }
  }

  @Test("A second writer is refused, a reader is not, and sees one moment only")
  func oneWriter() throws {
    let writer = try Library(at: folder.library, for: .writing)
    let list = try LibraryList.begin("a", in: writer)
    try list.take(1, 1...3)
    #expect(throws: LibraryError.inUse(folder.library)) {
      try Library(at: folder.library, for: .writing)
    }
    let reader = try Library(at: folder.library, for: .reading)
    try writer.connection.transaction {
      try list.take(2, 4...6)
      #expect(try LibraryList.stored(ListKey("a"), in: reader).photoCount == 3)
    }
    #expect(try LibraryList.stored(ListKey("a"), in: reader).photoCount == 3)
    let later = try Library(at: folder.library, for: .reading)
    #expect(try LibraryList.stored(ListKey("a"), in: later).photoCount == 6)
  }

  @Test("The lock goes with the library")
  func lockEnds() throws {
    try fill()
    try fill()
  }

  @Test(
    "A file that is no library is refused and left as it is",
    arguments: [[UInt8]("Dear diary,\nnothing happened today.\n".utf8), [0, 1, 2]])
  func noDatabase(bytes: [UInt8]) throws {
    let path = try folder.write(bytes, to: "file")
    for purpose in [Library.Purpose.writing, .reading] {
      #expect(throws: LibraryError.notALibrary(path)) { try Library(at: path, for: purpose) }
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == Data(bytes))
  }

  @Test("Another program's database is refused")
  func stranger() throws {
    let path = folder.path + "/other.sqlite"
    try Connection(path, .writing).execute("CREATE TABLE song (title TEXT)")
    #expect(throws: LibraryError.notALibrary(path)) { try Library(at: path, for: .writing) }
  }

  @Test("A damaged file is an error, and no crash", arguments: [0x00, 0xFF] as [UInt8])
  func damaged(filling: UInt8) throws {
    let library = try Library(at: folder.library, for: .writing)
    try LibraryList.begin("a", in: library).take(1, 1...2000, isLast: true)
    try library.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let file = try FileHandle(forUpdating: URL(filePath: folder.library))
    let size = try file.seekToEnd()
    try file.seek(toOffset: 40_960)
    try file.write(contentsOf: Data(repeating: filling, count: Int(size) - 40_960))
    try file.close()
    #expect {
      let reader = try Library(at: folder.library, for: .reading)
      let list = try LibraryList.stored(ListKey("a"), in: reader)
      _ = try list.photos(at: 0..<2000)
    } throws: { error in
      guard case .damaged(folder.library, _) = error as? LibraryError else { return false }
      return true
    }
  }

  @Test("A record that changed without its sum is an error")
  func forged() throws {
    let library = try Library(at: folder.library, for: .writing)
    let list = try LibraryList.begin("a", in: library)
    try list.take(1, 1...2)
    try library.connection.execute("UPDATE photo SET record = x'05' WHERE id = '2'")
    #expect(throws: LibraryError.self) { try list.photos(at: 0..<2) }
    #expect(try list.photos(at: 0..<1) == Sample.photos(1...1))
  }

  @Test("On a full disk the page is not kept, and everything before it is")
  func full() throws {
    let library = try Library(at: folder.library, for: .writing)
    let list = try LibraryList.begin("a", in: library)
    try list.take(1, 1...3)
    let pages = try library.connection.number("PRAGMA page_count")
    _ = try library.connection.number("PRAGMA max_page_count = \(pages + 4)")
    #expect(throws: LibraryError.full(folder.library)) { try list.take(2, 4...999) }
    #expect(try list.ids == (1...3).map(Sample.id))
    #expect(list.nextPage == 2)
    _ = try library.connection.number("PRAGMA max_page_count = 1000000")
    #expect(try list.take(2, 4...999) == 996)
    #expect(try list.ids == (1...999).map(Sample.id))
  }

  @Test("A file that may not be written says so")
  func readOnly() throws {
    try fill()
    let connection = try Connection(folder.library, .reading)
    #expect(throws: LibraryError.readOnly(folder.library)) {
      try connection.execute("DELETE FROM photo")
    }
  }

  @Test(
    "A library in a folder that may not be written is read",
    .disabled(if: geteuid() == 0, "root may write everywhere"))
  func readOnlyFolder() throws {
    try fill()
    let made = folder.path + "/made"
    for name in try FileManager.default.contentsOfDirectory(atPath: made)
    where name.hasPrefix("library.sqlite-") {
      try FileManager.default.removeItem(atPath: "\(made)/\(name)")
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: made)
    let library = try Library(at: folder.library, for: .reading)
    #expect(try LibraryList.stored(ListKey("a"), in: library).photoCount == 3)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: made)
  }

  @Test("Names and details are remembered, details as long as the photo is unchanged")
  func memory() throws {
    try fill()
    let library = try Library(at: folder.library, for: .writing)
    #expect(try library.id(named: "people/alias") == nil)
    try library.remember(Sample.nsid(1), named: "people/alias")
    try library.remember(Sample.nsid(2), named: "people/alias")
    #expect(try library.id(named: "people/alias") == Sample.nsid(2))
    let (old, new) = (Timestamp(seconds: 1), Timestamp(seconds: 2))
    #expect(try library.save(.answer([1, 0, 2]), .exif, of: Sample.id(1), updated: old))
    #expect(try library.detail(.exif, of: Sample.id(1), updated: old) == .answer([1, 0, 2]))
    #expect(try library.detail(.exif, of: Sample.id(1), updated: new) == nil)
    #expect(try library.detail(.notes, of: Sample.id(1), updated: old) == nil)
    #expect(try library.save(.refusal("hidden"), .exif, of: Sample.id(1), updated: nil))
    #expect(try library.detail(.exif, of: Sample.id(1), updated: nil) == .refusal("hidden"))
    #expect(try library.save(.answer([]), .notes, of: Sample.id(1), updated: nil))
    #expect(try library.detail(.notes, of: Sample.id(1), updated: nil) == .answer([]))
    #expect(try !library.save(.answer([]), .notes, of: Sample.id(99), updated: nil))
  }

  @Test("Short links are remembered for good")
  func links() throws {
    let library = try Library(at: folder.library, for: .writing)
    #expect(try library.target(ofShortLink: "ps/a") == nil)
    try library.remember(target: "flickr.com/photos/b", ofShortLink: "ps/a")
    #expect(try library.target(ofShortLink: "ps/a") == "flickr.com/photos/b")
  }

  @Test("Answers wait for six hours, until they are forgotten, or until the run is over")
  func answers() throws {
    var moment = 1_000_000
    let library = try Library(at: folder.library, for: .writing) { moment }
    for question in ["a", "b", "c"] { try library.keep([1, 2], to: question) }
    try library.forgetAnswers(to: ["a"])
    #expect(try library.answer(to: "a") == nil)
    #expect(try library.answer(to: "b") == [1, 2])
    moment += 6 * 3600
    #expect(try library.answer(to: "b") == [1, 2])
    moment += 1
    #expect(try library.answer(to: "b") == nil)
    let list = try LibraryList.begin("a", in: library)
    try list.take(1, 1...3, isLast: true)
    try list.finish()
    #expect(try library.connection.number("SELECT count(*) FROM answer") == 0)
  }

  @Test("The columns say in words and numbers what a photo is")
  func columns() throws {
    let library = try Library(at: folder.library, for: .writing)
    _ = try LibraryList.begin("a", in: library).append([Sample.everything])
    let row = try library.connection.prepare(
      "SELECT title, owner, taken, posted, license, visibility, media, tags FROM photos"
    ).first { row in (0..<8).map(row.text) }
    #expect(
      row == [
        Sample.everything.title, "9@N00", "1938-06-14 10:30:00", "2023-11-14 22:13:20", "99",
        "private", "video", "newyork x",
      ])
  }
}
