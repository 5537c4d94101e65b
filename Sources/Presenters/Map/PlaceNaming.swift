import GalleryModel

/// Finds what photos taken near each other have in their names of places.
struct PlaceNaming {
  let wording: Wording

  /// A name is made of at most so many photos.
  static let sampleSize = 12

  /// Chooses the positions of photos that name a place, evenly spread.
  static func sample(of positions: [Int32]) -> ArraySlice<Int32> {
    guard positions.count > sampleSize else { return positions[...] }
    return (0..<sampleSize).map { positions[$0 * (positions.count - 1) / (sampleSize - 1)] }[...]
  }

  /// Gives the names from small to large that most of the photos share, at most three of them.
  func names(of photos: [Photo]) -> [String] {
    var lists = photos.compactMap(\.place?.names).filter { !$0.isEmpty }
    var shared: [String] = []
    for level in 1...8 {
      let names = lists.compactMap { $0.count >= level ? $0[$0.count - level] : nil }
      let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      guard let best, 2 * best.value > lists.count else { break }
      shared.insert(PlainText.line(best.key), at: 0)
      lists = lists.filter { $0.count >= level && $0[$0.count - level] == best.key }
    }
    var seen: Set<String> = []
    let names = shared.filter { seen.insert($0).inserted }
    return names.count > 3 ? [names[0]] + names.suffix(2) : names
  }

  /// Names a place: by words, else by its whole degrees.
  func name(of photos: [Photo], at cell: PlaceCell) -> String {
    let names = names(of: photos)
    guard names.isEmpty else { return names.joined(separator: ", ") }
    let (north, east) = (cell.latitude >= 0, cell.longitude >= 0)
    return wording.phrases.text(
      .coordinates,
      [
        "latitude": wording.phrases.number(north ? cell.latitude : -cell.latitude - 1),
        "northOrSouth": wording.phrases.text(north ? .north : .south),
        "longitude": wording.phrases.number(east ? cell.longitude : -cell.longitude - 1),
        "eastOrWest": wording.phrases.text(east ? .east : .west),
      ])
  }
}
