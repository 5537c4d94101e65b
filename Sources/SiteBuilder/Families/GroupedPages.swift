import GalleryModel

/// Numbers the pages of many lists through, such as those of all tags.
struct GroupedPages {
  /// The number of each list's first page, and behind them how many pages there are.
  private var starts: [Int] = [0]

  /// Cuts lists of some lengths into pages; every list has at least one.
  init(counts: some Sequence<Int>, length: Int) {
    for count in counts { starts.append(pageCount + max(1, (count + length - 1) / length)) }
  }

  /// How many pages all lists have.
  var pageCount: Int { starts[starts.count - 1] }

  /// How many pages a list has.
  func pageCount(of group: Int) -> Int { starts[group + 1] - starts[group] }

  /// Finds which page of which list a page is.
  subscript(index: Int) -> (group: Int, page: PageNumber) {
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return (low, PageNumber(clamping: index - starts[low] + 1))
  }
}
