import GalleryFixtures
import GalleryModel
import Testing

struct CompletionTests {
  /// Hands over photos one batch at a time.
  private final class Batches: PhotoSource {
    let summary = SourceSummary(title: "Test")
    private var batches: [[Photo]]

    init(_ batches: [[Photo]]) { self.batches = batches }

    func nextBatch() -> PhotoBatch? {
      batches.isEmpty ? nil : PhotoBatch(photos: batches.removeFirst())
    }
  }

  private static func photos(_ numbers: ClosedRange<Int>) throws -> [Photo] {
    let owner = Person(id: try #require(NSID("1@N01")))
    return try numbers.map {
      Photo(id: try #require(PhotoID("\($0)")), owner: owner, visibility: .everyone)
    }
  }

  @Test("Photos that are gone are taken out, and the next ones move up to the limit")
  func takesOut() async throws {
    let source = Batches([try Self.photos(1...4), try Self.photos(5...8), try Self.photos(9...12)])
    let model = FlickrModel(source: source, store: MemoryPhotoStore(), perPage: 3, pageLimit: 2)
    var asked: [String] = []
    try await model.loadAll { photos in
      asked += photos.map(\.id.rawValue)
      return Set(photos.map(\.id).filter { ["2", "6", "7"].contains($0.rawValue) })
    }
    let shown = try model.photos(at: 0..<99).map(\.id.rawValue)
    #expect(shown == ["1", "3", "4", "5", "8", "9"])
    #expect(asked.count == Set(asked).count)
    #expect(model.loading.skipped.map(\.record) == ["2", "6", "7"])
    #expect(model.personCount == 1)
  }

  @Test("A photo's details are with it when it is looked at, and in its outline")
  func showsDetails() async throws {
    let photos = try Self.photos(1...2)
    let details = GalleryDetails([.exif], cache: MemoryDetailCache())
    let model = FlickrModel(
      source: Batches([photos]), store: MemoryPhotoStore(), perPage: 3, details: details)
    try await model.loadAll()
    let before = try model.outline(at: 0)?.digest
    let value = ExifValue(space: "", name: "Make", label: "Make", value: "Canon")
    let comment = PhotoComment(id: "", author: nil, posted: nil, textHTML: "not asked for")
    details.keep(PhotoDetails(comments: [comment], exif: [value]), of: photos[0].id)
    try model.select(photos[0])
    #expect(model.selection?.details == PhotoDetails(exif: [value]))
    #expect(try model.outline(at: 0)?.digest != before)
    try model.select(photos[1])
    #expect(model.selection?.details.isEmpty == true)
  }
}
