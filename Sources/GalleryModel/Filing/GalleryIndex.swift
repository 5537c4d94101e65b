/// Knows by position which photos belong to which album, tag, year and member.
package struct GalleryIndex: Sendable {
  /// The albums of which the gallery shows a photo, in the source's order.
  package let albums: [AlbumGroup]
  /// The years, the latest first.
  package let years: [YearGroup]
  /// The photos of which the place is known, in the gallery's order.
  package let places: [PlacedPhoto]
  /// The photos of each member, by the member's position.
  package let people: PositionGroups

  private let tagKeys: [String]
  private let tagGroups: PositionGroups
  private let tagNumbers: [String: Int]
  private let albumsOfPhotos: [Int32: [Int32]]

  init(
    albums: [AlbumGroup], tags: (keys: [String], groups: PositionGroups), years: [YearGroup],
    people: PositionGroups, places: [PlacedPhoto]
  ) {
    self.albums = albums
    self.years = years
    self.people = people
    self.places = places
    (tagKeys, tagGroups) = tags
    tagNumbers = Dictionary(uniqueKeysWithValues: zip(tags.keys, tags.keys.indices))
    var shelf: [Int32: [Int32]] = [:]
    for (number, album) in albums.enumerated() {
      for position in album.positions { shelf[position, default: []].append(Int32(number)) }
    }
    albumsOfPhotos = shelf
  }

  /// How many different tags there are.
  package var tagCount: Int { tagKeys.count }

  /// Gives a tag by its number from 0, in the order of the keys.
  package func tag(_ number: Int) -> TagGroup {
    TagGroup(key: tagKeys[number], positions: tagGroups[number])
  }

  /// Finds the number of a tag by its key.
  package func number(ofTag key: String) -> Int? { tagNumbers[key] }

  /// Finds a year.
  package func year(_ year: Int) -> YearGroup? { years.first { $0.year == year } }

  /// Gives the albums that a photo is in, in the order of the albums.
  package func albums(ofPhotoAt position: Int) -> [AlbumGroup] {
    albumsOfPhotos[Int32(position), default: []].map { albums[Int($0)] }
  }
}
