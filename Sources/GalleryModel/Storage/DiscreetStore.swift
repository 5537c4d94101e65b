/// Shows the photos of another store without words that name photos which are withheld.
///
/// The owner of a public photo may tell in its description of one that is not public.
final class DiscreetStore: PhotoStore {
  private let inner: any PhotoStore
  private let traces: WithheldTraces
  private let digest: Digest

  init(_ inner: any PhotoStore, withholding traces: WithheldTraces) {
    self.inner = inner
    self.traces = traces
    digest = traces.digest
  }

  var photoCount: Int { inner.photoCount }

  var personCount: Int { inner.personCount }

  func append(_ photos: [Photo]) throws -> Int { try inner.append(photos) }

  func remove(_ ids: Set<PhotoID>) throws { try inner.remove(ids) }

  func update(_ people: [Person]) throws { try inner.update(people) }

  func photos(at positions: Range<Int>) throws -> [Photo] {
    try inner.photos(at: positions).map(masked)
  }

  func photos(at positions: ArraySlice<Int32>, fitting edges: [Int]) throws -> [Photo] {
    try inner.photos(at: positions, fitting: edges).map(masked)
  }

  private func masked(_ photo: Photo) -> Photo {
    var photo = photo
    photo.title = traces.masked(photo.title)
    photo.descriptionHTML = traces.masked(photo.descriptionHTML)
    return photo
  }

  /// A page that may tell of others is made again when others are withheld.
  func outline(at position: Int) throws -> PhotoOutline? {
    guard let outline = try inner.outline(at: position), outline.mayMentionPhotos else {
      return try inner.outline(at: position)
    }
    var sum = outline.digest
    sum.combine(digest)
    return PhotoOutline(
      id: outline.id, ownerPosition: outline.ownerPosition, digest: sum, mayMentionPhotos: true)
  }

  func filing(at position: Int) throws -> PhotoFiling? { try inner.filing(at: position) }

  func position(of id: PhotoID) throws -> Int? { try inner.position(of: id) }

  func personPosition(of id: NSID) throws -> Int? { try inner.personPosition(of: id) }

  func people(at positions: Range<Int>) throws -> [PersonEntry] {
    try inner.people(at: positions)
  }

  func withheld(by rule: PublishRule) throws -> WithheldTraces { try inner.withheld(by: rule) }
}
