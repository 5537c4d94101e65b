/// Goes once through what photos are filed under, and makes the index of it.
struct GalleryIndexer {
  private var owners: [(group: Int32, position: Int32)] = []
  private var tagged: [(group: Int32, position: Int32)] = []
  private var dated: [Int] = []
  private var places: [PlacedPhoto] = []
  private var keys: [String] = []
  private var numbers: [Digest: Int32] = [:]
  private var positions: [PhotoID: Int32] = [:]
  private let albums: [Album]
  private let personCount: Int

  private static let latest = 1 << 24

  init(albums: [Album], photoCount: Int, personCount: Int) {
    self.albums = albums
    self.personCount = personCount
    owners.reserveCapacity(photoCount)
    dated.reserveCapacity(photoCount)
    if !albums.isEmpty { positions.reserveCapacity(photoCount) }
  }

  /// Files the next photo.
  mutating func add(_ filing: PhotoFiling, at position: Int) {
    let place = Int32(position)
    owners.append((Int32(filing.ownerPosition), place))
    if !albums.isEmpty { positions[filing.id] = place }
    // Later dates first, then the gallery's order.
    if let date = filing.date { dated.append((Self.latest - date.code) << 32 | position) }
    if let coordinates = filing.coordinates {
      places.append(PlacedPhoto(position: position, coordinates: coordinates))
    }
    var tags = filing.tags
    tags.withUTF8 { bytes in
      for word in bytes.split(separator: UInt8(ascii: " ")) {
        tagged.append((number(of: UnsafeBufferPointer(rebasing: word)), place))
      }
    }
  }

  private mutating func number(of word: UnsafeBufferPointer<UInt8>) -> Int32 {
    let digest = Digest(of: UnsafeRawBufferPointer(word))
    if let number = numbers[digest] { return number }
    let number = Int32(keys.count)
    keys.append(String(decoding: word, as: UTF8.self))
    numbers[digest] = number
    return number
  }

  /// Makes the index of everything that was filed.
  func index() -> GalleryIndex {
    GalleryIndex(
      albums: albums.compactMap(group), tags: tags, years: years,
      people: PositionGroups(of: owners, count: personCount), places: places,
      photoCount: owners.count)
  }

  private func group(_ album: Album) -> AlbumGroup? {
    var seen: Set<Int32> = []
    let shown = album.photos.compactMap { positions[$0] }.filter { seen.insert($0).inserted }
    guard let first = shown.first else { return nil }
    return AlbumGroup(
      id: album.id, title: album.title, descriptionHTML: album.descriptionHTML,
      owner: album.owner, cover: Int(album.cover.flatMap { positions[$0] } ?? first),
      positions: shown[...])
  }

  private var tags: (keys: [String], groups: PositionGroups) {
    let order = keys.indices.sorted { keys[$0] < keys[$1] }
    var rank = [Int32](repeating: 0, count: keys.count)
    for (number, old) in order.enumerated() { rank[old] = Int32(number) }
    let pairs = tagged.map { (group: rank[Int($0.group)], position: $0.position) }
    return (order.map { keys[$0] }, PositionGroups(of: pairs, count: keys.count))
  }

  private var years: [YearGroup] {
    let sorted = dated.sorted()
    let places = sorted.map { Int32(truncatingIfNeeded: $0 & 0xFFFF_FFFF) }
    var years: [YearGroup] = []
    var start = 0
    while start < sorted.count {
      let year = date(sorted[start])?.year ?? 0
      var counts = [Int](repeating: 0, count: 16)
      var end = start
      while end < sorted.count, let date = date(sorted[end]), date.year == year {
        counts[date.month] += 1
        end += 1
      }
      years.append(
        YearGroup(
          year: year, positions: places[start..<end], monthCounts: Array(counts[...12])))
      start = end
    }
    return years
  }

  private func date(_ key: Int) -> FilingDate? {
    FilingDate(code: Self.latest - key >> 32)
  }
}
