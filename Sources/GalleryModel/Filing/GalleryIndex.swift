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
  private let albumNumbers: PositionGroups?

  init(
    albums: [AlbumGroup], tags: (keys: [String], groups: PositionGroups), years: [YearGroup],
    people: PositionGroups, places: [PlacedPhoto], photoCount: Int
  ) {
    self.albums = albums
    self.years = years
    self.people = people
    self.places = places
    (tagKeys, tagGroups) = tags
    tagNumbers = Dictionary(uniqueKeysWithValues: zip(tags.keys, tags.keys.indices))
    albumNumbers =
      albums.isEmpty
      ? nil
      : PositionGroups(
        of: albums.indices.flatMap { number in
          albums[number].positions.map { (group: $0, position: Int32(number)) }
        }, count: photoCount)
  }

  /// How many different tags there are.
  package var tagCount: Int { tagKeys.count }

  /// Gives a tag by its number from 0, in the order of the keys.
  package func tag(_ number: Int) -> TagGroup {
    TagGroup(key: tagKeys[number], positions: tagGroups[number])
  }

  /// Finds the number of a tag by its key.
  package func number(ofTag key: String) -> Int? { tagNumbers[key] }

  /// Gives the key under which a tag is filed; `nil` where no photo is.
  package func key(of tag: Tag) -> String? {
    let key = tag.key
    return tagNumbers[key] == nil ? nil : key
  }

  /// Finds a year.
  package func year(_ year: Int) -> YearGroup? { years.first { $0.year == year } }

  /// Gives the albums that a photo is in, in the order of the albums.
  package func albums(ofPhotoAt position: Int) -> [AlbumGroup] {
    albumNumbers?[position].map { albums[Int($0)] } ?? []
  }
}
