import GalleryFixtures
import GalleryModel

/// A store whose disk is gone.
final class FailingStore: PhotoStore {
  private let failure = SourceFailure("the disk is gone")

  let photoCount = 1
  let personCount = 1

  func append(_ photos: [Photo]) throws -> Int { throw failure }
  func remove(_ ids: Set<PhotoID>) throws { throw failure }
  func update(_ people: [Person]) throws { throw failure }
  func photos(at positions: Range<Int>) throws -> [Photo] { throw failure }
  func outline(at position: Int) throws -> PhotoOutline? { throw failure }
  func filing(at position: Int) throws -> PhotoFiling? { throw failure }
  func position(of id: PhotoID) throws -> Int? { throw failure }
  func personPosition(of id: NSID) throws -> Int? { throw failure }
  func people(at positions: Range<Int>) throws -> [PersonEntry] { throw failure }
}
