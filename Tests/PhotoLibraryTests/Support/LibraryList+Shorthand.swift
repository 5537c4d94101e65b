import GalleryFixtures
import GalleryModel
import PhotoLibrary

extension LibraryList {
  /// Begins a list that shows everything.
  static func begin(_ key: String, in library: Library) throws -> LibraryList {
    try begin(ListKey(key), SourceSummary(title: key), in: library, .everything)
  }

  /// Records a page of photos with these numbers, and shows them.
  @discardableResult
  func take(_ page: Int, _ numbers: ClosedRange<Int>, isLast: Bool = false) throws -> Int {
    try take(page, Sample.photos(numbers), isLast: isLast)
  }

  /// Records a page of photos, and shows them; with the last page the run is at its end.
  @discardableResult
  func take(_ page: Int, _ photos: [Photo], isLast: Bool = false) throws -> Int {
    let listed = ListedPage(number: page, batch: PhotoBatch(photos: photos), isLast: isLast)
    _ = try record(listed)
    let count = try append(photos)
    if isLast { try finish() }
    return count
  }

  /// The ids of the photos that show.
  var ids: [PhotoID] { get throws { try photos(at: 0..<photoCount).map(\.id) } }
}

extension ListOptions {
  static let everything = ListOptions(
    rule: PublishRule(includesPrivate: true, highestSafety: .restricted))
}
