import GalleryFixtures
import GalleryModel
import PhotoLibrary
import Testing

struct RecordingSourceTests {
  private let library: Library
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(at: folder.library, for: .writing)
  }

  private func list() throws -> LibraryList {
    try LibraryList.begin(
      ListKey("a"), SourceSummary(title: "A"), in: library, ListOptions(resumesWithin: nil))
  }

  private static let batches: [PhotoBatch] = {
    var hidden = Sample.photo(2)
    hidden.visibility = .onlyOwner
    let album = Album(id: Sample.id(7), title: "Album", photos: [Sample.id(3), Sample.id(1)])
    return [
      PhotoBatch(photos: [Sample.photo(1), hidden], people: [Sample.person(5)]),
      PhotoBatch(photos: Sample.photos(3...4), albums: [album]), PhotoBatch(),
    ]
  }()

  @Test("Everything a source brings is in the library afterwards, and shows from there")
  func everything() async throws {
    let filling = try list()
    let source = RecordingSource(MemorySource(Self.batches), into: filling)
    let model = FlickrModel(source: source, store: filling, perPage: 9)
    try await model.loadAll()
    #expect(model.photoCount == 3)
    #expect(filling.isComplete)
    let stored = try LibraryList.stored(ListKey("a"), in: library)
    let offline = FlickrModel(
      source: StoredSource(of: stored), store: stored, perPage: 9, earlier: stored.earlier)
    try await offline.loadAll()
    #expect(try offline.photos(at: 0..<9) == model.photos(at: 0..<9))
    #expect(offline.summary.title == "A")
    #expect(offline.loading == model.loading)
    #expect(try library.knows(Sample.nsid(5)))
    #expect(try library.allows(Sample.id(2), by: PublishRule()) == false)
  }

  @Test("A source that fails leaves the list as it was")
  func failure() async throws {
    try await drain(RecordingSource(MemorySource(Self.batches), into: list()))
    let failing = MemorySource([PhotoBatch(photos: [Sample.photo(9)])], failure: SourceFailure("x"))
    await #expect(throws: SourceFailure.self) {
      try await drain(RecordingSource(failing, into: list()))
    }
    #expect(try LibraryList.stored(ListKey("a"), in: library).ids == [1, 3, 4].map(Sample.id))
    #expect(try list().photoCount == 0)
  }

  private func drain(_ source: RecordingSource) async throws {
    while try await source.nextBatch() != nil {}
  }
}
