import GalleryFixtures
import Testing

@testable import GalleryModel

@Suite struct PostedOrderTests {
  private func photo(_ id: Int, posted: Int?, owner: Int = 1) throws -> Photo {
    var photo = Sample.photo(id)
    photo.posted = posted.map { Timestamp(seconds: $0) }
    let nsid = try #require(NSID("\(owner)@N00"))
    photo.owner = Person(id: nsid)
    return photo
  }

  @Test("Photos come by the date they were posted, the newest first, those without a date last")
  func order() throws {
    let store = MemoryPhotoStore()
    _ = store.append(
      try [
        photo(5, posted: 100), photo(9, posted: nil, owner: 2), photo(3, posted: 300, owner: 3),
        photo(7, posted: 100), photo(1, posted: nil), photo(2, posted: 200),
      ])
    let ordered = try PostedOrder(store)
    let ids = ["3", "2", "7", "5", "9", "1"]
    #expect(try ordered.photos(at: 0..<99).map(\.id.rawValue) == ids)
    #expect(try ordered.photos(at: 1..<3).map(\.id.rawValue) == ["2", "7"])
    #expect(try ordered.photos(at: 6..<9).isEmpty)
    for (position, id) in ids.enumerated() {
      let id = try #require(PhotoID(id))
      #expect(try ordered.position(of: id) == position)
      #expect(try ordered.outline(at: position)?.id == id)
    }
    let people = try ordered.people(at: 0..<9)
    #expect(people.map(\.person.id.rawValue) == ["1@N00", "2@N00", "3@N00"])
    #expect(people.map(\.firstPosition) == [1, 4, 0] && people.map(\.photoCount) == [4, 1, 1])
    try ordered.remove([try #require(PhotoID("2"))])
    #expect(try ordered.append([photo(4, posted: 250)]) == 1)
    #expect(try ordered.photos(at: 0..<9).map(\.id.rawValue) == ["3", "4", "7", "5", "9", "1"])
  }
}
