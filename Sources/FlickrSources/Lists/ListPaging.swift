import GalleryModel

/// Goes through the pages of a list and trusts no count.
///
/// Pages may be short without being the last, totals drift, and behind Flickr's caps the same page
/// comes again and again; so photos count by their ids, and a page that adds none is the end.
struct ListPaging {
  /// The page to fetch next; `nil` when there are no more.
  private(set) var next: Int?
  /// How many photos to ask for; some lists give fewer, and then pages are counted in those.
  private(set) var perPage: Int
  /// How many photos have come.
  var photoCount: Int { seen.count }
  /// How many photos there are by Flickr's last word.
  private(set) var total: Int?
  private let reach: Int?
  private var count: Int?
  private var seen: Set<PhotoID> = []
  private var isSecondLook = false

  /// Begins at a page; `reach` is how many photos can be reached at most.
  init(from page: Int = 1, perPage: Int = 500, reach: Int? = nil) {
    next = page
    self.perPage = perPage
    self.reach = reach
  }

  /// Takes a page in.
  ///
  /// - Returns: The photos that had not come before, in order.
  mutating func admit(_ page: AnswerPage) -> [Photo] {
    guard let number = next else { return [] }
    // A page whose records are all broken is not an empty page.
    let isEmpty = page.photos.isEmpty && page.skipped.isEmpty
    if isEmpty, let count, number <= count, !isSecondLook {
      // The page before promised more: one hiccup of the server does not end the list.
      isSecondLook = true
      return []
    }
    isSecondLook = false
    if let length = page.perPage, (1..<perPage).contains(length) { perPage = length }
    let new = page.photos.filter { seen.insert($0.id).inserted }
    if !isEmpty { (count, total) = (page.count, page.total ?? total) }
    let isLast = page.count.map { number >= $0 } ?? false
    let isOutOfReach = reach.map { number * perPage >= $0 } ?? false
    let addsNothing = new.isEmpty && page.skipped.isEmpty
    next = isLast || isOutOfReach || addsNothing ? nil : number + 1
    return new
  }

  /// What a report says of a list that has come to its end; `nil` where there is nothing to say.
  var remark: String? {
    guard next == nil, let total, total > photoCount else { return nil }
    if let reach, total > reach {
      return "Flickr shows only the first \(reach) of about \(total) photos of a search; "
        + "narrow it, by dates for instance"
    }
    return "Flickr counts \(total) photos and shows \(photoCount)"
  }
}
