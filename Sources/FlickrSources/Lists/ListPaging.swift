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
  private(set) var photoCount: Int
  private let reach: Int?
  private var count: Int?
  private var total: Int?
  private var seen: Set<PhotoID> = []

  /// Begins at the first page, or where an earlier run broke off.
  ///
  /// - Parameters:
  ///   - position: Where that is; `page` 0 is behind the last one.
  ///   - perPage: How many photos to ask for.
  ///   - reach: How many photos can be reached at most.
  init(from position: ListPosition? = nil, perPage: Int = 500, reach: Int? = nil) {
    next = position.map { $0.page > 0 ? $0.page : nil } ?? 1
    photoCount = position?.photoCount ?? 0
    self.perPage = perPage
    self.reach = reach
  }

  /// Tells that a page is empty though the one before promised more.
  ///
  /// One hiccup of the server does not end a list; when it comes again, that is the end.
  func isHiccup(_ page: AnswerPage) -> Bool {
    guard let next, let count else { return false }
    return Self.isEmpty(page) && next <= count
  }

  /// Takes a page in.
  ///
  /// - Returns: The photos that had not come before, in order.
  mutating func admit(_ page: AnswerPage) -> [Photo] {
    guard let number = next else { return [] }
    if let length = page.perPage, (1..<perPage).contains(length) { perPage = length }
    let new = page.photos.filter { seen.insert($0.id).inserted }
    photoCount += new.count
    if !Self.isEmpty(page) { (count, total) = (page.count, page.total ?? total) }
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

  /// A page whose records are all broken is not empty.
  private static func isEmpty(_ page: AnswerPage) -> Bool {
    page.photos.isEmpty && page.skipped.isEmpty
  }
}
