/// Keeps the photos of a gallery in order, without the whole of them in memory at once.
package protocol PhotoStore: AnyObject {
  /// How many photos there are.
  var photoCount: Int { get }

  /// How many different owners the photos have.
  var personCount: Int { get }

  /// Adds photos at the end and leaves out those whose id is there already.
  ///
  /// - Returns: How many were new.
  func append(_ photos: [Photo]) throws -> Int

  /// Takes photos out of the gallery; those behind them move up.
  func remove(_ ids: Set<PhotoID>) throws

  /// Completes what is known of members; those without photos are remembered for later photos.
  func update(_ people: [Person]) throws

  /// Gives photos by their positions from 0; positions past the end give nothing.
  func photos(at positions: Range<Int>) throws -> [Photo]

  /// Gives photos by any positions, in their order, for pictures with some longest edges.
  ///
  /// Sizes that ``SizeLadder`` would not choose for one of the edges may be left out.
  func photos(at positions: ArraySlice<Int32>, fitting edges: [Int]) throws -> [Photo]

  /// Tells what decides whether a photo's page must be made again, without unpacking the photo.
  func outline(at position: Int) throws -> PhotoOutline?

  /// Tells what a photo is filed under, without unpacking the photo.
  func filing(at position: Int) throws -> PhotoFiling?

  /// Gives the position of a photo.
  func position(of id: PhotoID) throws -> Int?

  /// Gives the position of an owner among the owners.
  func personPosition(of id: NSID) throws -> Int?

  /// Gives owners in the order of their first photos, by position from 0.
  func people(at positions: Range<Int>) throws -> [PersonEntry]

  /// Tells what would give away photos that are kept, but may not be published.
  func withheld(by rule: PublishRule) throws -> WithheldTraces
}

extension PhotoStore {
  /// Reads neighbours at once, and leaves nothing out.
  package func photos(at positions: ArraySlice<Int32>, fitting edges: [Int]) throws -> [Photo] {
    var photos: [Photo] = []
    photos.reserveCapacity(positions.count)
    var rest = positions
    while let first = rest.popFirst() {
      var run = Int(first)..<Int(first) + 1
      while let next = rest.first, Int(next) == run.upperBound {
        run = run.lowerBound..<run.upperBound + 1
        rest.removeFirst()
      }
      photos += try self.photos(at: run)
    }
    return photos
  }

  /// Keeps nothing that may not be published.
  package func withheld(by rule: PublishRule) throws -> WithheldTraces { WithheldTraces() }
}
