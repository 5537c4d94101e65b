import GalleryFixtures
import GalleryModel
import Testing

@testable import PhotoLibrary

struct SchemaTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/library.sqlite"
  }

  private func shape(of connection: Connection) throws -> [String] {
    var shape: [String] = []
    try connection.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")
      .readRows { shape.append($0.text(0)) }
    return shape
  }

  @Test(
    "A file of any earlier version becomes like a new one", arguments: 0...Schema.steps.count)
  func migration(version: Int) throws {
    let old = try Connection(path, .writing)
    try Schema.prepare(old, steps: Array(Schema.steps.prefix(version)))
    #expect(try old.number("PRAGMA user_version") == version)
    let library = try Library(at: path, for: .writing)
    let new = try Library(at: folder.path + "/new.sqlite", for: .writing)
    #expect(try shape(of: library.connection) == shape(of: new.connection))
    #expect(try library.connection.number("PRAGMA user_version") == Schema.steps.count)
  }

  @Test("What a file of version 1 holds is there after the migration", arguments: [true, false])
  func content(toRead: Bool) throws {
    let old = try Connection(path, .writing)
    try Schema.prepare(old, steps: Array(Schema.steps.prefix(1)))
    let people = try PersonTable(old)
    let list = try ListTable(old).save(ListKey("a"), SourceSummary(title: "A"))
    let listing = try ListingTable(old).start(of: list, pageLength: nil, at: 1)
    try enter(Sample.everything, of: people.see(Sample.everything.owner, in: listing), old)
    let library = try Library(at: path, for: toRead ? .reading : .writing)
    let stored = try LibraryList.stored(ListKey("a"), in: library, .everything)
    #expect(try stored.photos(at: 0..<1) == [Sample.everything])
    #expect(try stored.filing(at: 0) == PhotoFiling(of: Sample.everything))
  }

  /// Writes a photo as version 1 did.
  private func enter(_ photo: Photo, of owner: Int, _ connection: Connection) throws {
    let packed = PackedPhoto(photo)
    try connection.prepare(
      """
      INSERT INTO photo (number, id, title, owner, taken, posted, license, visibility, media,
        latitude, longitude, tags, digest, record)
      VALUES (1, ?1, '', ?2, ?3, ?4, 0, 0, 'photo', ?5, ?6, ?7, ?8, ?9)
      """
    ).run(
      .text(photo.id.rawValue), .text(photo.owner.id.rawValue), .text(photo.taken.columnText),
      .integer(photo.posted?.seconds), .real(photo.place?.latitude),
      .real(photo.place?.longitude), .text(photo.tags.map(\.normalized).joined(separator: " ")),
      .integer(packed.digest.stored), .bytes(packed.bytes))
    try connection.prepare(
      """
      INSERT INTO entry (listing, position, photo, id, owner, visibility, safety, mentions, digest)
      VALUES (1, 0, 1, ?1, ?2, 0, 0, 0, ?3)
      """
    ).run(.text(photo.id.rawValue), .integer(owner), .integer(packed.digest.stored))
  }

  @Test("A step that fails leaves the file as it was")
  func failure() throws {
    let connection = try Connection(path, .writing)
    try Schema.prepare(connection, steps: Array(Schema.steps.prefix(1)))
    let before = try shape(of: connection)
    #expect(throws: LibraryError.self) {
      try Schema.prepare(
        connection, steps: [Schema.firstStep, Schema.albumStep, "CREATE TABLE album (id)"])
    }
    #expect(try shape(of: connection) == before)
    #expect(try connection.number("PRAGMA user_version") == 1)
  }

  @Test("A file of a later version is refused and left as it is")
  func newer() throws {
    let later = Schema.steps + ["CREATE TABLE future (x)"]
    try Schema.prepare(try Connection(path, .writing), steps: later)
    let error = LibraryError.newer(path, version: later.count, known: Schema.steps.count)
    for purpose in [Library.Purpose.writing, .reading] {
      #expect(throws: error) { try Library(at: path, for: purpose) }
    }
    #expect(try Connection(path, .reading).number("PRAGMA user_version") == later.count)
  }

  @Test("There is no column for a secret")
  func secrets() throws {
    let library = try Library(at: path, for: .writing)
    let words = try shape(of: library.connection).joined(separator: "\n").lowercased()
    for word in ["token", "secret", "api_key", "password"] { #expect(!words.contains(word)) }
  }
}
