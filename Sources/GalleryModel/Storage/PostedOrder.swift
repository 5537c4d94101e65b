/// Shows the photos of a store in the order in which they were posted, the newest first.
///
/// Photos without a date come last; where dates are equal the higher id is the newer one.
final class PostedOrder: PhotoStore {
  private struct Entry {
    let seconds: Int
    let id: PhotoID
    let place: Int
    let owner: NSID
  }

  private let store: any PhotoStore
  /// The store's positions, in the order shown.
  private var places: [Int] = []
  private var positions: [Int] = []
  private var firstPositions: [NSID: Int] = [:]

  private static let readAtOnce = 500

  /// Reads the dates of everything in a store that is complete.
  init(_ store: any PhotoStore) throws {
    self.store = store
    try arrange()
  }

  var photoCount: Int { store.photoCount }

  var personCount: Int { store.personCount }

  func append(_ photos: [Photo]) throws -> Int {
    let count = try store.append(photos)
    if count > 0 { try arrange() }
    return count
  }

  func remove(_ ids: Set<PhotoID>) throws {
    try store.remove(ids)
    try arrange()
  }

  func update(_ people: [Person]) throws { try store.update(people) }

  func photos(at positions: Range<Int>) throws -> [Photo] {
    let places = places[positions.clamped(to: self.places.indices)]
    guard let first = places.first else { return [] }
    // Streams come in this order already: then one question is enough.
    if zip(places, first...).allSatisfy({ $0 == $1 }) {
      return try store.photos(at: first..<first + places.count)
    }
    return try places.flatMap { try store.photos(at: $0..<$0 + 1) }
  }

  func outline(at position: Int) throws -> PhotoOutline? {
    places.indices.contains(position) ? try store.outline(at: places[position]) : nil
  }

  func filing(at position: Int) throws -> PhotoFiling? {
    places.indices.contains(position) ? try store.filing(at: places[position]) : nil
  }

  func position(of id: PhotoID) throws -> Int? { try store.position(of: id).map { positions[$0] } }

  func personPosition(of id: NSID) throws -> Int? { try store.personPosition(of: id) }

  func people(at positions: Range<Int>) throws -> [PersonEntry] {
    try store.people(at: positions).map { entry in
      var entry = entry
      entry.firstPosition = firstPositions[entry.person.id] ?? entry.firstPosition
      return entry
    }
  }

  func withheld(by rule: PublishRule) throws -> WithheldTraces { try store.withheld(by: rule) }

  private func arrange() throws {
    var entries: [Entry] = []
    entries.reserveCapacity(store.photoCount)
    while entries.count < store.photoCount {
      let photos = try store.photos(at: entries.count..<entries.count + Self.readAtOnce)
      guard !photos.isEmpty else { break }
      for photo in photos {
        entries.append(
          Entry(
            seconds: photo.posted?.seconds ?? .min, id: photo.id, place: entries.count,
            owner: photo.owner.id))
      }
    }
    entries.sort { ($0.seconds, $0.id) > ($1.seconds, $1.id) }
    places = entries.map(\.place)
    positions = Array(repeating: 0, count: places.count)
    firstPositions = [:]
    for (position, entry) in entries.enumerated() {
      positions[entry.place] = position
      if firstPositions[entry.owner] == nil { firstPositions[entry.owner] = position }
    }
  }
}
