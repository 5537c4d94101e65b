import GalleryFixtures
import GalleryModel
import Testing

struct PersonTests {
  @Test(
    "The best name is the real one, then screen name, alias, NSID",
    arguments: [
      ("Real", "user", "alias", "Real"), ("", "user", "alias", "user"), ("", "", "alias", "alias"),
      ("", "", nil, "1@N00"),
    ] as [(String, String, String?, String)])
  func displayName(real: String, user: String, alias: String?, best: String) {
    let person = Person(id: Sample.nsid(1), username: user, realName: real, pathAlias: alias)
    #expect(person.displayName == best)
  }

  @Test("Server 0 has only the default icon", arguments: [0, -1])
  func icon(server: Int) {
    #expect(BuddyIcon(server: server) == nil)
    #expect(BuddyIcon(server: 5)?.server == 5)
  }

  @Test(
    "A place with accuracy 0, at zero or out of range is none",
    arguments: [
      (1.0, 1.0, 0), (0, 0, 16), (91, 0, 16), (0, -181, 16), (.nan, 1, 16),
    ])
  func noPlace(latitude: Double, longitude: Double, accuracy: Int) {
    #expect(Place(latitude: latitude, longitude: longitude, accuracy: accuracy) == nil)
  }

  @Test("Empty names of a place are left out")
  func placeNames() {
    let place = Place(latitude: 1, longitude: 2, accuracy: 3, names: ["", "Bergen", ""])
    #expect(place?.names == ["Bergen"])
  }
}
