/// Divides the photos of a gallery into grid pages; positions count from the newest photo.
///
/// In stable order page 1, the front page, shows the newest photos, at least a page's worth where
/// there are as many and at most two. Every photo is at home on another page, too: page 2 begins
/// with the oldest photos and never changes once it is full, page 3 goes on from there, and the
/// last page fills up. So a new photo changes the front page, the last page, and, where that is a
/// new one, the page before it.
package struct Paging: Hashable, Sendable {
  /// How pages are numbered.
  package let order: PagingOrder
  /// Photos on a page.
  package let perPage: Int
  /// Photos of the gallery.
  package let photoCount: Int

  /// Divides so many photos.
  package init(_ order: PagingOrder = .newest, perPage: Int, photoCount: Int) {
    precondition(perPage > 0, "a page holds at least one photo")
    self.order = order
    self.perPage = perPage
    self.photoCount = photoCount
  }

  /// How many pages there are; an empty gallery has one.
  package var pageCount: Int {
    switch order {
    case .newest: max(1, filledPages)
    case .stable: (settledCount + perPage - 1) / perPage + 1
    }
  }

  /// The photos that a page shows.
  package func positions(on page: PageNumber) -> Range<Int> {
    switch order {
    case .newest: clamped((page.value - 1) * perPage, perPage)
    case .stable where page == .first: 0..<photoCount - filledPagesBehindFront * perPage
    case .stable: homePositions(on: page)
    }
  }

  /// The photos that are at home on a page: each photo is on exactly one.
  package func homePositions(on page: PageNumber) -> Range<Int> {
    switch order {
    case .newest: return positions(on: page)
    case .stable where page == .first: return 0..<photoCount - settledCount
    case .stable:
      let end = photoCount - (page.value - 2) * perPage
      let start = max(photoCount - settledCount, end - perPage)
      return start..<max(start, end)
    }
  }

  /// The page that a photo is at home on.
  package func home(of position: Int) -> PageNumber {
    switch order {
    case .newest: PageNumber(clamping: position / perPage + 1)
    case .stable where position < photoCount - settledCount: .first
    case .stable: PageNumber(clamping: (photoCount - 1 - position) / perPage + 2)
    }
  }

  /// The page with photos older than those on a page, if there is one.
  package func older(than page: PageNumber) -> PageNumber? {
    switch order {
    case .newest: page.value < pageCount ? PageNumber(page.value + 1) : nil
    case .stable where page == .first:
      filledPagesBehindFront > 0 ? PageNumber(filledPagesBehindFront + 1) : nil
    case .stable: page.value > 2 ? PageNumber(page.value - 1) : nil
    }
  }

  /// The page with photos newer than those on a page, if there is one.
  package func newer(than page: PageNumber) -> PageNumber? {
    switch order {
    case .newest: PageNumber(page.value - 1)
    case .stable where page == .first: nil
    case .stable: isNextKnown(to: page) ? PageNumber(page.value + 1) : .first
    }
  }

  /// The page with the oldest photos.
  package var oldest: PageNumber {
    switch order {
    case .newest: PageNumber(clamping: pageCount)
    case .stable: PageNumber(clamping: min(2, pageCount))
    }
  }

  /// Adds to a digest what a page's links depend on.
  package func combine(_ page: PageNumber, into digest: inout Digest) {
    digest.combine(order.rawValue)
    switch order {
    case .stable where page != .first: digest.combine(isNextKnown(to: page) ? 1 : 0)
    case .newest, .stable: digest.combine(pageCount)
    }
  }

  private var filledPages: Int { (photoCount + perPage - 1) / perPage }

  /// In stable order, the photos that are at home behind the front page: all, or all but the newest.
  private var settledCount: Int {
    guard photoCount > 0 else { return 0 }
    return (photoCount - 1) % perPage % 2 == 0 ? photoCount - 1 : photoCount
  }

  /// In stable order, tells whether a page names the next, which begins with two photos, then waits.
  ///
  /// Pages of one photo never do: each new one would change another.
  private func isNextKnown(to page: PageNumber) -> Bool {
    perPage > 1 && photoCount - (page.value - 1) * perPage > 2
  }

  /// In stable order, the pages whose photos the front page does not show.
  private var filledPagesBehindFront: Int { max(0, filledPages - 2) }

  private func clamped(_ start: Int, _ count: Int) -> Range<Int> {
    min(start, photoCount)..<min(start + count, photoCount)
  }
}
