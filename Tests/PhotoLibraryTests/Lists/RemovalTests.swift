import GalleryFixtures
import GalleryModel
import PhotoLibrary
import Testing

struct RemovalTests {
  private let library: Library
  private let folder: TemporaryFolder
  private let key = ListKey("a")

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(at: folder.library, for: .writing)
  }

  private func list(
    _ photos: [Photo], in key: String = "a", acceptsRemovals: Bool = false
  ) throws {
    let list = try LibraryList.begin(
      ListKey(key), SourceSummary(title: key), in: library,
      ListOptions(acceptsRemovals: acceptsRemovals))
    try list.take(1, photos, isLast: true)
  }

  private var stored: LibraryList { get throws { try LibraryList.stored(key, in: library) } }

  @Test("Photos that a complete listing no longer has are removed, and not before")
  func removal() throws {
    try list(Sample.photos(1...5))
    let second = try LibraryList.begin("a", in: library)
    try second.take(1, [Sample.photo(9), Sample.photo(4)])
    #expect(try stored.ids == (1...5).map(Sample.id))
    try second.take(2, 1...2, isLast: true)
    #expect(try stored.ids == [9, 4, 1, 2].map(Sample.id))
    #expect(try library.allows(Sample.id(3), by: PublishRule()) == nil)
    #expect(try library.allows(Sample.id(1), by: PublishRule()) == true)
  }

  @Test("A photo that another list has stays")
  func otherList() throws {
    try list(Sample.photos(1...3))
    try list(Sample.photos(3...5), in: "b")
    try list(Sample.photos(1...2))
    #expect(try stored.ids == [Sample.id(1), Sample.id(2)])
    #expect(try LibraryList.stored(ListKey("b"), in: library).ids == (3...5).map(Sample.id))
  }

  @Test(
    "A list that became empty or lost more than half of at least ten photos stops the run",
    arguments: [(1, 0), (9, 0), (10, 4), (100, 49), (500, 1)])
  func massDisappearance(before: Int, after: Int) throws {
    try list(Sample.photos(1...before))
    let photos = Array(Sample.photos(1...before).prefix(after))
    #expect(throws: LibraryError.massDisappearance(list: key, before: before, after: after)) {
      try list(photos)
    }
    #expect(try stored.photoCount == before)
    #expect(throws: LibraryError.massDisappearance(list: key, before: before, after: after)) {
      try list(photos)
    }
    try list(photos, acceptsRemovals: true)
    #expect(try stored.photoCount == after)
    try list(photos)
  }

  @Test("A photo that turned out to be gone shows no longer, and in no later run")
  func removesGone() throws {
    let list = try LibraryList.begin("all", in: library)
    try list.take(1, 1...5)
    try list.take(2, 6...8, isLast: true)
    try list.remove([Sample.id(2), Sample.id(8)])
    #expect(try list.ids == [1, 3, 4, 5, 6, 7].map(Sample.id))
    #expect(try list.outline(at: 1)?.id == Sample.id(3))
    #expect(try list.position(of: Sample.id(8)) == nil)
    #expect(try list.position(of: Sample.id(7)) == 5)
    let shown = try LibraryList.stored(ListKey("all"), in: library, .everything)
    #expect(try shown.ids == [1, 3, 4, 5, 6, 7].map(Sample.id))
    try shown.remove([Sample.id(3)])
    #expect(try shown.ids == [1, 4, 5, 6, 7].map(Sample.id))
  }

  @Test("Smaller losses are normal", arguments: [(9, 1), (10, 5), (100, 50), (3, 3)])
  func smallLoss(before: Int, after: Int) throws {
    try list(Sample.photos(1...before))
    try list(Array(Sample.photos(1...before).prefix(after)))
    #expect(try stored.photoCount == after)
  }

  @Test("A list whose photos are others every day loses none")
  func exchange() throws {
    try list(Sample.photos(1...20))
    try list(Sample.photos(21...40))
    #expect(try stored.ids == (21...40).map(Sample.id))
  }

  @Test("Photos that all turn private at once are a mass disappearance, too")
  func allPrivate() throws {
    try list(Sample.photos(1...20))
    let hidden = Sample.photos(1...20).map { photo in
      var photo = photo
      photo.visibility = .unknown
      return photo
    }
    #expect(throws: LibraryError.massDisappearance(list: key, before: 20, after: 0)) {
      try list(hidden)
    }
  }

  @Test("Hidden photos that are not listed any more matter where they are wanted")
  func hiddenGone() throws {
    let hidden = Sample.photos(11...40).map { photo in
      var photo = photo
      photo.visibility = .onlyOwner
      return photo
    }
    try list(Sample.photos(1...5) + hidden)
    #expect(throws: LibraryError.hiddenDisappearance(list: key, hidden: 30, after: 5)) {
      let list = try LibraryList.begin(
        key, SourceSummary(title: "a"), in: library,
        ListOptions(rule: PublishRule(includesPrivate: true), resumesWithin: nil))
      try list.take(1, Sample.photos(1...5), isLast: true)
    }
    try list(Sample.photos(1...5))
    #expect(try stored.photoCount == 5)
  }

  @Test("A photo that turned private no longer shows, in any list that holds it")
  func turnedPrivate() throws {
    try list(Sample.photos(1...5))
    try list(Sample.photos(2...3), in: "b")
    var photo = Sample.photo(2)
    photo.visibility = .friends
    let unfinished = try LibraryList.begin("a", in: library)
    try unfinished.take(1, [photo])
    #expect(try stored.ids == [1, 3, 4, 5].map(Sample.id))
    #expect(try LibraryList.stored(ListKey("b"), in: library).ids == [Sample.id(3)])
    #expect(try library.allows(Sample.id(2), by: PublishRule()) == false)
    #expect(try LibraryList.stored(key, in: library, .everything).photoCount == 5)
  }

  @Test("A photo that changed is new in every list, with another outline")
  func changed() throws {
    try list(Sample.photos(1...2))
    try list(Sample.photos(1...2), in: "b")
    let before = try stored.outline(at: 1)
    var photo = Sample.photo(2)
    photo.title = "Better"
    try list([Sample.photo(1), photo], in: "b")
    #expect(try stored.photos(at: 1..<2) == [photo])
    #expect(try stored.outline(at: 1) != before)
    #expect(
      try stored.outline(at: 0) == LibraryList.stored(ListKey("b"), in: library).outline(at: 0))
  }

  @Test("A new listing brings new names; the place a photo does not tell is kept")
  func names() throws {
    var person = Sample.person(1)
    person.location = "Oslo"
    let first = try LibraryList.begin("a", in: library)
    try first.update([person])
    try first.take(1, 1...1, isLast: true)
    var photo = Sample.photo(1)
    photo.owner.username = "renamed"
    try list([photo])
    let owner = try #require(try stored.photos(at: 0..<1).first?.owner)
    #expect(owner.username == "renamed")
    #expect(owner.location == "Oslo")
    #expect(try library.knows(Sample.nsid(1)))
    #expect(try !library.knows(Sample.nsid(2)))
  }
}
