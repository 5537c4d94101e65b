import GalleryFixtures
import GalleryModel
import Testing

struct FlickrModelTests {
  private func model(
    _ source: MemorySource, perPage: Int = 3, pageLimit: Int? = nil,
    rule: PublishRule = PublishRule()
  ) -> FlickrModel {
    FlickrModel(
      source: source, store: MemoryPhotoStore(), perPage: perPage, pageLimit: pageLimit, rule: rule)
  }

  private func page(_ number: Int) -> PageNumber { PageNumber(clamping: number) }

  @Test("Turning announces the page, then its photos; turning to the same page only loads")
  func turning() async throws {
    let model = model(MemorySource(photos: Sample.photos(1...7)))
    let recorder = EventRecorder()
    let subscription = model.subscribe(recorder)
    try await model.turn(to: page(2))
    #expect(recorder.events == [.pageChanged(page(2)), .dataCompleted(page(2))])
    #expect(model.currentPhotos.map(\.id) == [4, 5, 6].map(Sample.id))
    try await model.turn(to: page(2))
    #expect(recorder.events.count == 3)
    _ = consume subscription
  }

  @Test("Only a real change of the theme is announced")
  func theme() {
    let model = model(MemorySource(photos: []))
    let recorder = EventRecorder()
    let subscription = model.subscribe(recorder)
    model.theme = .auto
    #expect(recorder.events.isEmpty)
    model.theme = .night
    #expect(recorder.events == [.themeChanged(.night)])
    #expect(model.isNight)
    _ = consume subscription
  }

  @Test("Selecting tells where a photo stands, and is announced once")
  func selecting() async throws {
    let model = model(MemorySource(photos: Sample.photos(1...7)))
    try await model.loadAll()
    let recorder = EventRecorder()
    let subscription = model.subscribe(recorder)
    try model.select(Sample.photo(4))
    try model.select(Sample.photo(4))
    #expect(recorder.events == [.photoSelected(Sample.id(4))])
    let selection = try #require(model.selection)
    #expect(selection.position == 3)
    #expect(selection.page == page(2))
    #expect(selection.previous?.id == Sample.id(3))
    #expect(selection.next?.id == Sample.id(5))
    _ = consume subscription
  }

  @Test("The first photo has nothing before it, the last nothing behind")
  func ends() async throws {
    let model = model(MemorySource(photos: Sample.photos(1...2)))
    try await model.loadAll()
    try model.select(Sample.photo(1))
    #expect(model.selection?.previous == nil)
    try model.select(Sample.photo(2))
    #expect(model.selection?.next == nil)
  }

  @Test("A photo that is not in the gallery stays unselected")
  func strangers() async throws {
    let model = model(MemorySource(photos: Sample.photos(1...2)))
    try await model.loadAll()
    try model.select(Sample.photo(99))
    #expect(model.selection == nil)
  }

  @Test("Loading a page asks for no more than it needs", arguments: [(1, 1), (2, 2), (3, 4)])
  func fetching(pageNumber: Int, calls: Int) async throws {
    let batches = [1...4, 5...6].map { PhotoBatch(photos: Sample.photos($0)) }
    let source = MemorySource(batches + [PhotoBatch()])
    let model = model(source)
    try await model.load(page: page(pageNumber))
    #expect(source.calls == calls)
  }

  @Test(
    "Pages are as many as the photos fill; none make one",
    arguments: [
      (0, 1), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3),
    ])
  func pageCount(photos: Int, pages: Int) async throws {
    let model = model(MemorySource(photos: (0..<photos).map { Sample.photo($0 + 1) }))
    try await model.loadAll()
    #expect(model.pageCount == pages)
  }

  @Test("A limit of pages stops in the middle of a batch")
  func limit() async throws {
    let model = model(MemorySource(photos: Sample.photos(1...10)), pageLimit: 2)
    try await model.loadAll()
    #expect(model.photoCount == 6)
    #expect(try model.photos(on: page(3)).isEmpty)
  }

  @Test("What may not be published is left out and counted")
  func withheld() async throws {
    var (secret, moderate, unrated) = (Sample.photo(1), Sample.photo(2), Sample.photo(3))
    secret.visibility = .friends
    moderate.safety = .moderate
    unrated.safety = nil
    let model = model(MemorySource(photos: [secret, moderate, unrated]))
    try await model.loadAll()
    #expect(model.photoCount == 1)
    #expect(model.loading.withheldCount == 2)
    #expect(model.loading.assumedSafeCount == 1)
  }

  @Test("A photo that comes twice keeps its first place and is counted")
  func duplicates() async throws {
    let model = model(
      MemorySource([
        PhotoBatch(photos: Sample.photos(1...2)), PhotoBatch(photos: Sample.photos(1...3)),
      ]))
    try await model.loadAll()
    #expect(model.photoCount == 3)
    #expect(model.loading.duplicateCount == 2)
    #expect(try model.photos(on: page(1)).map(\.id) == [1, 2, 3].map(Sample.id))
  }

  @Test("A source that fails is heard, and the page stays turned to without photos")
  func failure() async throws {
    let failure = SourceFailure("no answer")
    let model = model(MemorySource([], failure: failure))
    await #expect(throws: failure) { try await model.turn(to: page(2)) }
    #expect(model.currentPage == page(2))
    #expect(model.currentPhotos.isEmpty)
  }

  @Test("Photos added by hand are announced on their page")
  func adding() throws {
    let model = model(MemorySource(photos: []))
    let recorder = EventRecorder()
    let subscription = model.subscribe(recorder)
    try model.add(Sample.photos(1...2), on: .first)
    #expect(recorder.events == [.dataCompleted(.first)])
    #expect(model.currentPhotos.count == 2)
    _ = consume subscription
  }

  @Test("Skipped records and albums are kept for the report")
  func records() async throws {
    let skipped = SkippedRecord(origin: "page.xml:3", record: "7", reason: "no owner")
    let album = Album(id: Sample.id(70), title: "One")
    let model = model(MemorySource([PhotoBatch(albums: [album], skipped: [skipped])]))
    try await model.loadAll()
    #expect(model.loading.skipped == [skipped])
    #expect(model.loading.albums == [album])
  }

  @Test("The selection tells what the photo is filed under")
  func filed() async throws {
    var photo = Sample.photo(1)
    photo.tags = [Tag(raw: "Sea", normalized: "sea"), Tag(raw: " ", normalized: " ")]
    photo.taken = .year(1965)
    let album = Album(id: Sample.id(70), title: "One", photos: [photo.id])
    let model = model(MemorySource([PhotoBatch(photos: [photo], albums: [album])]))
    try await model.loadAll()
    try model.select(photo)
    #expect(model.selection?.albums.map(\.title) == ["One"])
    #expect(model.selection?.tagKeys == ["sea", nil])
    #expect(model.selection?.year == 1965)
  }
}
