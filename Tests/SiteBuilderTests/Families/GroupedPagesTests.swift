import GalleryModel
import Testing

@testable import SiteBuilder

@Suite("Pages of many groups")
struct GroupedPagesTests {
  private static let counts = [1, 6, 2, 7]

  private var pages: GroupedPages {
    GroupedPages(count: Self.counts.count) { Paging(perPage: 3, photoCount: Self.counts[$0]) }
  }

  @Test("Every page of every group has a number, in order")
  func order() {
    let found = (0..<pages.pageCount).map { pages[$0] }
    #expect(found.map(\.group) == [0, 1, 1, 2, 3, 3, 3])
    #expect(found.map(\.page.value) == [1, 1, 2, 1, 1, 2, 3])
  }

  @Test("A group is divided as it was said to be")
  func paging() {
    #expect(pages.paging(of: 3) == Paging(perPage: 3, photoCount: 7))
  }

  @Test("No groups have no pages")
  func none() {
    #expect(GroupedPages(count: 0) { _ in Paging(perPage: 1, photoCount: 0) }.pageCount == 0)
  }
}
