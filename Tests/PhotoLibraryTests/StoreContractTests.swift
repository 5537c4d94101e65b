import GalleryFixtures
import GalleryModel
import Testing

/// What holds for every store, in memory or in a file.
struct StoreContractTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let bare = Photo(id: Sample.id(1), owner: Person(id: Sample.nsid(1)))

  @Test(
    "A photo comes back as it was", arguments: StoreKind.allCases, [Sample.everything, bare])
  func roundTrip(kind: StoreKind, photo: Photo) throws {
    let store = try kind.make(in: folder)
    #expect(try store.append([photo]) == 1)
    #expect(try store.photos(at: 0..<1) == [photo])
  }

  @Test("Photos are taken out, and those behind them move up", arguments: StoreKind.allCases)
  func removal(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    _ = try store.append(Sample.photos(1...6))
    try store.remove([Sample.id(1), Sample.id(4), Sample.id(99)])
    #expect(try store.photos(at: 0..<9).map(\.id) == [2, 3, 5, 6].map(Sample.id))
    #expect(try store.position(of: Sample.id(5)) == 2)
    #expect(try store.position(of: Sample.id(4)) == nil)
    #expect(try store.people(at: 0..<9).reduce(0) { $0 + $1.photoCount } == 4)
    #expect(try store.append(Sample.photos(7...7)) == 1)
    #expect(try store.photos(at: 4..<5).map(\.id) == [Sample.id(7)])
  }

  @Test(
    "Every kind of date comes back as it was", arguments: StoreKind.allCases,
    [
      TakenDate.unknown, .circa(1899), .year(1), .month(year: 9999, month: 12),
      .moment(Sample.day(2024, 2, 29), second: 86_399),
    ])
  func dates(kind: StoreKind, date: TakenDate) throws {
    let store = try kind.make(in: folder)
    var photo = Sample.photo(1)
    photo.taken = date
    _ = try store.append([photo])
    #expect(try store.photos(at: 0..<1).first?.taken == date)
  }

  @Test(
    "What a photo is filed under is told without the photo", arguments: StoreKind.allCases,
    [Sample.everything, bare])
  func filing(kind: StoreKind, photo: Photo) throws {
    let store = try kind.make(in: folder)
    _ = try store.append([Sample.photo(901), photo])
    let owner = try #require(try store.personPosition(of: photo.owner.id))
    #expect(try store.filing(at: 1) == PhotoFiling(of: photo, ownerPosition: owner))
    #expect(try store.filing(at: 2) == nil)
    try store.remove([Sample.id(901)])
    #expect(try store.filing(at: 0) == PhotoFiling(of: photo))
  }

  @Test(
    "Coordinates come back to the last bit", arguments: StoreKind.allCases,
    [(-90.0, 180.0), (0.1 + 0.2, -0.0), (1e-300, -179.999_999_999_999_97)])
  func coordinates(kind: StoreKind, place: (latitude: Double, longitude: Double)) throws {
    let store = try kind.make(in: folder)
    var photo = Sample.photo(1)
    photo.place = Place(latitude: place.latitude, longitude: place.longitude, accuracy: 1)
    _ = try store.append([photo])
    #expect(try store.photos(at: 0..<1).first?.place == photo.place)
    #expect(photo.place != nil)
  }

  @Test(
    "Texts and ids come back with every character", arguments: StoreKind.allCases,
    ["", "a\u{0}b", "'; DROP TABLE photo; --", "é e\u{301}", "\u{1F1F3}\u{1F1F4}", "line\nline"])
  func texts(kind: StoreKind, text: String) throws {
    let store = try kind.make(in: folder)
    var photo = Sample.photo(1)
    photo.id = try #require(PhotoID("00000000018446744073"))
    photo.title = text
    photo.tags = [Tag(raw: text, normalized: text)]
    photo.owner.username = text
    photo.owner.pathAlias = text
    _ = try store.append([photo])
    let back = try #require(try store.photos(at: 0..<1).first)
    #expect(back == photo)
    #expect(Array(back.title.utf8) == Array(text.utf8))
    #expect(try store.position(of: photo.id) == 0)
  }

  @Test("Photos keep their order over batches, and ids stay unique", arguments: StoreKind.allCases)
  func order(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    #expect(try store.append(Sample.photos(1...3)) == 3)
    #expect(try store.append(Sample.photos(2...5) + Sample.photos(5...5)) == 2)
    #expect(try store.append([]) == 0)
    #expect(store.photoCount == 5)
    #expect(try store.photos(at: 0..<9).map(\.id) == (1...5).map(Sample.id))
    #expect(try store.photos(at: 1..<3).map(\.id) == [Sample.id(2), Sample.id(3)])
    #expect(try store.position(of: Sample.id(5)) == 4)
    #expect(try store.position(of: Sample.id(6)) == nil)
  }

  @Test("Of a photo that comes twice the first counts", arguments: StoreKind.allCases)
  func firstCounts(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    var again = Sample.photo(1)
    again.title = "Again"
    again.owner.username = "again"
    _ = try store.append([Sample.photo(1)])
    #expect(try store.append([again]) == 0)
    #expect(try store.photos(at: 0..<1) == [Sample.photo(1)])
  }

  @Test(
    "Positions past the end give nothing", arguments: StoreKind.allCases,
    [5..<9, 2..<9, 100..<100])
  func pastTheEnd(kind: StoreKind, positions: Range<Int>) throws {
    let store = try kind.make(in: folder)
    #expect(try store.photos(at: positions).isEmpty)
    #expect(try store.outline(at: 0) == nil)
    _ = try store.append(Sample.photos(1...2))
    #expect(try store.photos(at: positions).isEmpty)
    #expect(try store.people(at: 5..<9).isEmpty)
    #expect(try store.outline(at: 2) == nil)
    #expect(try store.outline(at: -1) == nil)
  }

  @Test(
    "Owners come in the order of their first photos, with how many they have",
    arguments: StoreKind.allCases)
  func people(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    _ = try store.append([Sample.photo(1, owner: 8), Sample.photo(2, owner: 7)])
    _ = try store.append([Sample.photo(3, owner: 8)])
    #expect(store.personCount == 2)
    #expect(
      try store.people(at: 0..<2) == [
        PersonEntry(person: Sample.person(8), photoCount: 2, firstPosition: 0),
        PersonEntry(person: Sample.person(7), photoCount: 1, firstPosition: 1),
      ])
    #expect(try store.personPosition(of: Sample.nsid(7)) == 1)
    #expect(try store.personPosition(of: Sample.nsid(9)) == nil)
  }

  @Test(
    "What is learnt of a member before or after the photos completes the owner",
    arguments: StoreKind.allCases)
  func updates(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    var (early, late) = (Sample.person(1), Sample.person(2))
    early.location = "Here"
    late.location = "There"
    try store.update([early])
    _ = try store.append([Sample.photo(1, owner: 1), Sample.photo(2, owner: 2)])
    try store.update([late])
    #expect(try store.photos(at: 0..<2).map(\.owner.location) == ["Here", "There"])
    #expect(try store.people(at: 0..<2).map(\.person.location) == ["Here", "There"])
  }

  @Test(
    "An outline tells the photo, its owner, and a digest that any change alters",
    arguments: StoreKind.allCases)
  func outline(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    let other = try kind.make(in: TemporaryFolder())
    var changed = Sample.photo(1)
    changed.title += "!"
    var linking = Sample.photo(2, owner: 2)
    linking.descriptionHTML = "see https://flic.kr/p/2"
    _ = try store.append([Sample.photo(1), linking])
    _ = try other.append([changed, linking])
    let first = try #require(try store.outline(at: 0))
    #expect(first.id == Sample.id(1))
    #expect(first.ownerPosition == 0)
    #expect(!first.mayMentionPhotos)
    #expect(try first.digest != other.outline(at: 0)?.digest)
    let second = try #require(try store.outline(at: 1))
    #expect(second.ownerPosition == 1)
    #expect(second.mayMentionPhotos)
    #expect(try other.outline(at: 1) == second)
    var person = Sample.person(1)
    person.location = "Elsewhere"
    try store.update([person])
    #expect(try store.outline(at: 0)?.digest != first.digest)
    #expect(try store.outline(at: 1) == second)
  }
}
