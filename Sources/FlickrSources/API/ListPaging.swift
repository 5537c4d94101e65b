import GalleryModel

/// Goes through the pages of a list and trusts no count.
///
/// Pages may be short without being the last, totals drift, and behind Flickr's caps the same page
/// comes again and again; so photos count by their ids, and a page that adds none is the end.
struct ListPaging {
  /// The page to fetch next; `nil` when there are no more.
  private(set) var next: Int? = 1
  private var seen: Set<PhotoID> = []

  /// Takes a page in.
  ///
  /// - Returns: The photos that had not come before, in order.
  mutating func admit(_ page: AnswerPage) -> [Photo] {
    guard let number = next else { return [] }
    let new = page.photos.filter { seen.insert($0.id).inserted }
    let isLast = page.count.map { number >= $0 } ?? false
    // A page whose records are all broken is not an empty page.
    let isEmpty = new.isEmpty && page.skipped.isEmpty
    next = isLast || isEmpty ? nil : number + 1
    return new
  }
}
