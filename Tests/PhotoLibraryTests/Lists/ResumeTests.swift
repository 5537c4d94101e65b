import GalleryFixtures
import GalleryModel
import PhotoLibrary
import Testing

struct ResumeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a body with the library open, as one process would.
  @discardableResult
  private func run<Result>(
    at moment: Int = 1000, _ body: (Library) throws -> Result
  ) throws -> Result {
    try body(Library(at: folder.library, for: .writing) { moment })
  }

  @Test("A listing that broke off goes on at the next page, with its photos")
  func resumes() throws {
    try run { library in
      let list = try LibraryList.begin("a", in: library)
      #expect(list.nextPage == 1)
      try list.take(1, 1...3)
      try list.take(2, 4...6)
      #expect(list.nextPage == 3)
    }
    try run { library in
      let list = try LibraryList.begin("a", in: library)
      #expect(list.nextPage == 3)
      #expect(list.photoCount == 6)
      #expect(try list.take(3, 6...8, isLast: true) == 2)
      #expect(list.nextPage == nil)
      #expect(list.isComplete)
      #expect(try list.ids == (1...8).map(Sample.id))
    }
  }

  @Test("A page that was recorded counts although its photos were never shown")
  func recordedOnly() throws {
    try run { library in
      let list = try LibraryList.begin("a", in: library)
      let photos = Sample.photos(1...3)
      let page = ListedPage(number: 1, batch: PhotoBatch(photos: photos), isLast: false)
      #expect(try list.record(page) == 3)
      #expect(list.photoCount == 0)
      #expect(try list.position(of: Sample.id(1)) == nil)
    }
    try run { library in
      let list = try LibraryList.begin("a", in: library)
      #expect(list.nextPage == 2)
      #expect(try list.ids == (1...3).map(Sample.id))
    }
  }

  @Test("A page that brings nothing new is the last, unless it skipped records")
  func nothingNew() throws {
    try run { library in
      let list = try LibraryList.begin("a", in: library)
      try list.take(1, 1...3)
      let skipped = [SkippedRecord(origin: "method", record: "7", reason: "no owner")]
      let broken = ListedPage(number: 2, batch: PhotoBatch(skipped: skipped), isLast: false)
      #expect(try list.record(broken) == 0)
      #expect(list.nextPage == 3)
      #expect(try list.take(3, 1...3) == 0)
      #expect(list.isComplete)
      #expect(list.nextPage == nil)
    }
  }

  @Test(
    "A listing that broke off long ago is begun anew, and its photos stay until then",
    arguments: [(999, 2), (1000, 1)])
  func old(age: Int, page: Int) throws {
    try run { try LibraryList.begin("a", in: $0).take(1, 1...3) }
    try run(at: 1000 + age) { library in
      let options = ListOptions(resumesWithin: 999)
      let list = try LibraryList.begin(
        ListKey("a"), SourceSummary(title: "A"), in: library, options)
      #expect(list.nextPage == page)
      #expect(list.photoCount == (page == 1 ? 0 : 3))
      #expect(try LibraryList.stored(ListKey("a"), in: library).photoCount == 3)
    }
  }

  @Test("A listing with pages of another length is begun anew", arguments: [nil, 100])
  func pageLength(length: Int?) throws {
    func begin(_ length: Int?, _ library: Library) throws -> LibraryList {
      try LibraryList.begin(
        ListKey("a"), SourceSummary(title: "A"), in: library, ListOptions(pageLength: length))
    }
    try run { try begin(500, $0).take(1, 1...3) }
    #expect(try run { try begin(500, $0).nextPage } == 2)
    #expect(try run { try begin(length, $0).nextPage } == 1)
  }

  @Test("A listing that was paused is begun anew, and is what there is until then")
  func paused() throws {
    try run { library in
      let list = try LibraryList.begin("a", in: library)
      try list.take(1, 1...3)
      try list.finish()
    }
    try run { library in
      let stored = try LibraryList.stored(ListKey("a"), in: library)
      #expect(!stored.isComplete)
      #expect(try stored.ids == (1...3).map(Sample.id))
      let list = try LibraryList.begin("a", in: library)
      #expect(list.nextPage == 1)
      #expect(list.photoCount == 0)
      try list.take(1, 4...5)
      try list.finish()
      #expect(
        try LibraryList.stored(ListKey("a"), in: library).ids == [Sample.id(4), Sample.id(5)])
    }
  }

  @Test("A complete listing whose run was killed afterwards is not listed again, unless it is old")
  func unused() throws {
    try run { library in
      let batch = PhotoBatch(photos: Sample.photos(1...3))
      let list = try LibraryList.begin("a", in: library)
      _ = try list.record(ListedPage(number: 1, batch: batch, isLast: true))
    }
    try run(at: 1000 + 6 * 3600 + 1) { library in
      let list = try LibraryList.begin("a", in: library)
      #expect(list.nextPage == 1)
    }
    try run { library in
      let list = try LibraryList.begin("a", in: library)
      #expect(list.nextPage == nil && list.isComplete)
      #expect(try list.ids == (1...3).map(Sample.id))
      try list.finish()
    }
    try run { library in
      let list = try LibraryList.begin("a", in: library)
      #expect(list.nextPage == 1 && list.photoCount == 0)
      #expect(try LibraryList.stored(ListKey("a"), in: library).photoCount == 3)
    }
  }

  @Test("A list that is gone as a whole is empty and complete, and others keep their photos")
  func gone() throws {
    try run { library in
      try LibraryList.begin("a", in: library).take(1, 1...3, isLast: true)
      try LibraryList.begin("b", in: library).take(1, 3...4, isLast: true)
    }
    try run(at: 1_000_000) { library in
      let list = try LibraryList.begin("a", in: library)
      #expect(try list.knownPhotoCount == 3)
      try list.take(1, 1...1)
      try list.removeAll()
      #expect(list.photoCount == 0 && list.isComplete && list.nextPage == nil)
      try list.finish()
      #expect(try LibraryList.stored(ListKey("a"), in: library).photoCount == 0)
      #expect(try LibraryList.stored(ListKey("b"), in: library).ids == [3, 4].map(Sample.id))
      #expect(try library.allows(Sample.id(1), by: PublishRule()) == nil)
    }
  }

  @Test("What was loaded before is recalled for the report")
  func earlier() throws {
    let album = Album(
      id: Sample.id(72157), title: "Album", descriptionHTML: "<b>x</b>", owner: Sample.nsid(1),
      cover: Sample.id(2), photos: [Sample.id(2), Sample.id(99), Sample.id(1)])
    let skipped = SkippedRecord(origin: "method", record: "7", reason: "no owner")
    var (hidden, unrated) = (Sample.photo(3), Sample.photo(4))
    hidden.visibility = .family
    unrated.safety = nil
    try run { library in
      let list = try LibraryList.begin("a", in: library)
      let batch = PhotoBatch(
        photos: Sample.photos(1...2) + [hidden, unrated, hidden], albums: [album, album],
        skipped: [skipped])
      _ = try list.record(ListedPage(number: 1, batch: batch, isLast: false))
    }
    try run { library in
      let list = try LibraryList.begin(ListKey("a"), SourceSummary(title: "A"), in: library)
      #expect(list.earlier.albums == [album])
      #expect(list.earlier.skipped == [skipped])
      #expect(list.earlier.withheldCount == 1)
      #expect(list.earlier.assumedSafeCount == 1)
      #expect(list.earlier.duplicateCount == 1)
      #expect(try list.ids == [1, 2, 4].map(Sample.id))
    }
  }

  @Test("The model goes on where a run broke off and comes to the same photos")
  func model() async throws {
    var photos = Sample.photos(1...9)
    photos[3].visibility = .onlyOwner
    photos[7].visibility = .onlyOwner
    let library = try Library(at: folder.library, for: .writing)
    let begin = { try LibraryList.begin(ListKey("a"), SourceSummary(title: "A"), in: library) }
    var list = try begin()
    let broken = FlickrModel(
      source: PagedSource(photos, perPage: 3, log: list, failsAt: 2), store: list, perPage: 2)
    await #expect(throws: SourceFailure.self) { try await broken.loadAll() }
    list = try begin()
    let source = PagedSource(photos, perPage: 3, log: list)
    let model = FlickrModel(source: source, store: list, perPage: 2, earlier: list.earlier)
    try await model.loadAll()
    #expect(source.pages == [2, 3])
    #expect(try model.photos(at: 0..<9) == photos.filter(PublishRule().allows))
    #expect(model.loading.withheldCount == 2)
    #expect(model.loading.duplicateCount == 0)
  }

  @Test("A limit of pages holds for photos that were there before")
  func limit() async throws {
    let photos = Sample.photos(1...9)
    let library = try Library(at: folder.library, for: .writing)
    _ = try LibraryList.begin("a", in: library).take(1, photos)
    let list = try LibraryList.begin(
      ListKey("a"), SourceSummary(title: "A"), in: library, ListOptions(limit: 4))
    let source = PagedSource(photos, perPage: 3, log: list)
    let model = FlickrModel(
      source: source, store: list, perPage: 2, pageLimit: 2, earlier: list.earlier)
    try await model.loadAll()
    #expect(source.pages.isEmpty)
    #expect(model.photoCount == 4)
    #expect(try model.people(at: 0..<1).first?.photoCount == 4)
  }
}
