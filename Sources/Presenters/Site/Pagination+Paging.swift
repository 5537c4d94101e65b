package import GalleryModel

extension Pagination {
  /// Lays out the way through a gallery.
  ///
  /// In stable order an old page names only pages that will not change: older ones, the next newer
  /// one, and the front page.
  package init(_ paging: Paging, current: PageNumber, phrases: Phrases) {
    guard paging.order == .stable else {
      self.init(current: current, count: paging.pageCount, phrases: phrases)
      return
    }
    let (newer, older) = (paging.newer(than: current), paging.older(than: current))
    var items = [Self.item(1, isCurrent: current == .first, phrases)]
    if let newer, newer != .first {
      items += [.gap, Self.item(newer.value, isCurrent: false, phrases)]
    }
    if current != .first { items.append(Self.item(current.value, isCurrent: true, phrases)) }
    if let older { items += Self.items(from: older.value, to: paging.oldest.value, phrases) }
    self.init(
      current: current, count: paging.pageCount, items: items,
      first: current == .first ? nil : .first, previous: newer, next: older,
      last: older == nil ? nil : paging.oldest)
  }

  /// Names the next pages down to the oldest; a gap hides more than one.
  private static func items(
    from next: Int, to end: Int, _ phrases: Phrases
  ) -> [PaginationItem] {
    var lowest = max(end, next - reach + 1)
    if lowest == end + 2 { lowest = end + 1 }
    var items = (lowest...next).reversed().map { item($0, isCurrent: false, phrases) }
    if lowest > end + 1 { items.append(.gap) }
    if lowest > end { items.append(item(end, isCurrent: false, phrases)) }
    return items
  }
}
