package import GalleryModel

/// The way from one page of a list to the others, of the same length however many there are.
package struct Pagination: Hashable, Sendable {
  /// The page it stands on.
  package let current: PageNumber
  /// How many pages the list has, at least 1.
  package let count: Int
  /// The pages named, ascending, with gaps where some are left out.
  package let items: [PaginationItem]

  /// Pages named on either side of the current one.
  package static let reach = 2

  /// Lays out the way; a gap never hides a single page.
  package init(current: PageNumber, count: Int, phrases: Phrases) {
    self.current = current
    self.count = max(count, current.value)
    let last = self.count
    let window = max(1, current.value - Self.reach)...min(last, current.value + Self.reach)
    var shown = [1, last] + window
    if window.lowerBound == 3 { shown.append(2) }
    if window.upperBound == last - 2 { shown.append(last - 1) }
    var items: [PaginationItem] = []
    var previous = 0
    for number in Set(shown).sorted() {
      if number > previous + 1 { items.append(.gap) }
      items.append(
        .page(
          PageNumber(clamping: number), label: phrases.text(.pageNumber, number: number),
          isCurrent: number == current.value))
      previous = number
    }
    self.items = items
  }

  /// Tells whether there is more than one page.
  package var isNeeded: Bool { count > 1 }
  /// The first page, unless it is the current one.
  package var first: PageNumber? { current == .first ? nil : .first }
  /// The page before, if there is one.
  package var previous: PageNumber? { PageNumber(current.value - 1) }
  /// The page behind, if there is one.
  package var next: PageNumber? {
    current.value < count ? PageNumber(current.value + 1) : nil
  }
  /// The last page, unless it is the current one.
  package var last: PageNumber? { current.value < count ? PageNumber(count) : nil }
}
