import GalleryModel

/// Numbers the pages of many groups of photos through, such as those of all tags.
struct GroupedPages {
  private let pagings: (Int) -> Paging
  /// The number of each group's first page, and behind them how many pages there are.
  private var starts: [Int] = [0]

  /// Numbers the pages of so many groups, of which each is divided in some way.
  init(count: Int, pagings: @escaping (Int) -> Paging) {
    self.pagings = pagings
    starts.reserveCapacity(count + 1)
    for group in 0..<count { starts.append(pageCount + pagings(group).pageCount) }
  }

  /// How many pages all groups have.
  var pageCount: Int { starts[starts.count - 1] }

  /// Tells how a group is divided.
  func paging(of group: Int) -> Paging { pagings(group) }

  /// Finds which page of which group a page is.
  subscript(index: Int) -> (group: Int, page: PageNumber) {
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return (low, PageNumber(clamping: index - starts[low] + 1))
  }
}
