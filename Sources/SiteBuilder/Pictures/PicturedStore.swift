import GalleryModel

/// Shows the photos of another store with the files that the site has of them.
final class PicturedStore: PhotoStore {
  private let inner: any PhotoStore
  private let ledger: PictureLedger

  init(_ inner: any PhotoStore, ledger: PictureLedger) {
    self.inner = inner
    self.ledger = ledger
  }

  var photoCount: Int { inner.photoCount }

  var personCount: Int { inner.personCount }

  func append(_ photos: [Photo]) throws -> Int { try inner.append(photos) }

  func remove(_ ids: Set<PhotoID>) throws { try inner.remove(ids) }

  func update(_ people: [Person]) throws { try inner.update(people) }

  func photos(at positions: Range<Int>) throws -> [Photo] {
    try inner.photos(at: positions).map { ledger[$0.id]?.applied(to: $0) ?? $0 }
  }

  func outline(at position: Int) throws -> PhotoOutline? {
    guard let outline = try inner.outline(at: position), let pictures = ledger[outline.id] else {
      return try inner.outline(at: position)
    }
    var digest = outline.digest
    pictures.combine(into: &digest)
    return PhotoOutline(
      id: outline.id, ownerPosition: outline.ownerPosition, digest: digest,
      mayMentionPhotos: outline.mayMentionPhotos)
  }

  func filing(at position: Int) throws -> PhotoFiling? { try inner.filing(at: position) }

  func position(of id: PhotoID) throws -> Int? { try inner.position(of: id) }

  func personPosition(of id: NSID) throws -> Int? { try inner.personPosition(of: id) }

  func people(at positions: Range<Int>) throws -> [PersonEntry] {
    try inner.people(at: positions)
  }

  func withheld(by rule: PublishRule) throws -> WithheldTraces { try inner.withheld(by: rule) }
}
