package import GalleryModel

/// A list cut into pages of the same length; an empty list has none.
package struct PageCut: Hashable, Sendable {
  /// How many entries the list has.
  package let count: Int
  /// How many entries a page holds.
  package let length: Int

  /// Cuts a list.
  package init(count: Int, length: Int) {
    precondition(length > 0, "a page holds at least one entry")
    self.count = count
    self.length = length
  }

  /// How many pages there are.
  package var pageCount: Int { (count + length - 1) / length }

  /// Gives the entries on a page, by their numbers from 0.
  package func entries(on page: PageNumber) -> Range<Int> {
    let start = (page.value - 1) * length
    return min(start, count)..<min(start + length, count)
  }
}
