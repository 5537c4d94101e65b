import GalleryFixtures
import GalleryModel
import Testing

struct MemoryPhotoStoreTests {
  @Test("A photo with every field comes back as it was")
  func everyField() throws {
    let store = MemoryPhotoStore()
    #expect(store.append([Sample.everything]) == 1)
    #expect(store.photos(at: 0..<1) == [Sample.everything])
  }

  @Test("A photo of which nothing is known comes back as it was")
  func noField() {
    let store = MemoryPhotoStore()
    let bare = Photo(id: Sample.id(1), owner: Person(id: Sample.nsid(1)))
    _ = store.append([bare])
    #expect(store.photos(at: 0..<1) == [bare])
  }

  @Test(
    "Every kind of date comes back as it was",
    arguments: [
      TakenDate.unknown, .circa(1899), .year(1), .month(year: 9999, month: 12),
      .moment(Sample.day(2024, 2, 29), second: 86_399),
    ])
  func dates(date: TakenDate) {
    let store = MemoryPhotoStore()
    var photo = Sample.photo(1)
    photo.taken = date
    _ = store.append([photo])
    #expect(store.photos(at: 0..<1).first?.taken == date)
  }

  @Test(
    "Coordinates come back to the last bit",
    arguments: [
      (-90.0, 180.0), (0.1 + 0.2, -0.0), (1e-300, -179.999_999_999_999_97),
    ])
  func coordinates(latitude: Double, longitude: Double) {
    let store = MemoryPhotoStore()
    var photo = Sample.photo(1)
    photo.place = Place(latitude: latitude, longitude: longitude, accuracy: 1)
    _ = store.append([photo])
    #expect(store.photos(at: 0..<1).first?.place == photo.place)
    #expect(photo.place != nil)
  }

  @Test("Photos keep their order over batches, and ids stay unique")
  func order() {
    let store = MemoryPhotoStore()
    #expect(store.append(Sample.photos(1...3)) == 3)
    #expect(store.append(Sample.photos(2...5)) == 2)
    #expect(store.photos(at: 0..<9).map(\.id) == (1...5).map(Sample.id))
    #expect(store.position(of: Sample.id(5)) == 4)
    #expect(store.position(of: Sample.id(6)) == nil)
  }

  @Test("Positions past the end give nothing", arguments: [5..<9, 2..<9, 100..<100])
  func pastTheEnd(positions: Range<Int>) {
    let store = MemoryPhotoStore()
    _ = store.append(Sample.photos(1...2))
    #expect(store.photos(at: positions).isEmpty)
    #expect(store.people(at: 5..<9).isEmpty)
  }

  @Test("Owners come in the order of their first photos, with how many they have")
  func people() {
    let store = MemoryPhotoStore()
    _ = store.append([Sample.photo(1, owner: 8), Sample.photo(2, owner: 7)])
    _ = store.append([Sample.photo(3, owner: 8)])
    #expect(store.personCount == 2)
    #expect(
      store.people(at: 0..<2) == [
        PersonEntry(person: Sample.person(8), photoCount: 2, firstPosition: 0),
        PersonEntry(person: Sample.person(7), photoCount: 1, firstPosition: 1),
      ])
    #expect(store.personPosition(of: Sample.nsid(7)) == 1)
    #expect(store.personPosition(of: Sample.nsid(9)) == nil)
  }

  @Test("What is learnt of a member before or after the photos completes the owner")
  func updates() {
    let store = MemoryPhotoStore()
    var (early, late) = (Sample.person(1), Sample.person(2))
    early.location = "Here"
    late.location = "There"
    store.update([early])
    _ = store.append([Sample.photo(1, owner: 1), Sample.photo(2, owner: 2)])
    store.update([late])
    #expect(store.photos(at: 0..<2).map(\.owner.location) == ["Here", "There"])
    #expect(store.people(at: 0..<2).map(\.person.location) == ["Here", "There"])
  }

  @Test("An outline tells the photo, its owner, and a digest that any change alters")
  func outline() throws {
    let store = MemoryPhotoStore()
    var changed = Sample.photo(1)
    changed.title += "!"
    let other = MemoryPhotoStore()
    _ = store.append([Sample.photo(1)])
    _ = other.append([changed])
    let (first, second) = (try #require(store.outline(at: 0)), try #require(other.outline(at: 0)))
    #expect(first.id == Sample.id(1))
    #expect(first.ownerPosition == 0)
    #expect(first.digest != second.digest)
    #expect(store.outline(at: 1) == nil)
    var person = Sample.person(1)
    person.location = "Elsewhere"
    store.update([person])
    #expect(store.outline(at: 0)?.digest != first.digest)
  }
}
