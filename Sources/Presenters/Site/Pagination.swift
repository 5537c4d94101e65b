package import GalleryModel

/// The way from one page of a list to the others, of the same length however many there are.
package struct Pagination: Hashable, Sendable {
  /// The page it stands on.
  package let current: PageNumber
  /// How many pages the list has, at least 1.
  package let count: Int
  /// The pages named, ascending, with gaps where some are left out.
  package let items: [PaginationItem]

  /// The page of the beginning, unless it is the current one.
  package let first: PageNumber?
  /// The page before, if there is one.
  package let previous: PageNumber?
  /// The page behind, if there is one.
  package let next: PageNumber?
  /// The page of the end, unless it is the current one.
  package let last: PageNumber?

  /// Pages named on either side of the current one.
  package static let reach = 2

  /// Lays out the way through pages that follow each other by number; a gap hides more than one.
  package init(current: PageNumber, count: Int, phrases: Phrases) {
    self.current = current
    self.count = max(count, current.value)
    let end = self.count
    first = current == .first ? nil : .first
    previous = PageNumber(current.value - 1)
    next = current.value < end ? PageNumber(current.value + 1) : nil
    last = current.value < end ? PageNumber(end) : nil
    let window = max(1, current.value - Self.reach)...min(end, current.value + Self.reach)
    var shown = [1, end] + window
    if window.lowerBound == 3 { shown.append(2) }
    if window.upperBound == end - 2 { shown.append(end - 1) }
    var items: [PaginationItem] = []
    var previous = 0
    for number in Set(shown).sorted() {
      if number > previous + 1 { items.append(.gap) }
      items.append(Self.item(number, isCurrent: number == current.value, phrases))
      previous = number
    }
    self.items = items
  }

  init(
    current: PageNumber, count: Int, items: [PaginationItem], first: PageNumber?,
    previous: PageNumber?, next: PageNumber?, last: PageNumber?
  ) {
    self.current = current
    self.count = count
    self.items = items
    self.first = first
    self.previous = previous
    self.next = next
    self.last = last
  }

  /// Tells whether there is more than one page to go to.
  package var isNeeded: Bool { first != nil || next != nil }

  static func item(
    _ number: Int, isCurrent: Bool, _ phrases: Phrases
  ) -> PaginationItem {
    .page(
      PageNumber(clamping: number), label: phrases.text(.pageNumber, number: number),
      isCurrent: isCurrent)
  }
}
