import GalleryModel
import Presenters
import Testing

struct PaginationTests {
  @Test(
    "Pages are named near the current one and at both ends; a gap hides at least two",
    arguments: [
      (1, 1, "[1]"), (1, 3, "[1] 2 3"), (2, 3, "1 [2] 3"), (1, 20, "[1] 2 3 … 20"),
      (4, 20, "1 2 3 [4] 5 6 … 20"), (5, 20, "1 2 3 4 [5] 6 7 … 20"),
      (6, 20, "1 … 4 5 [6] 7 8 … 20"), (16, 20, "1 … 14 15 [16] 17 18 19 20"),
      (20, 20, "1 … 18 19 [20]"), (500, 1_000_000, "1 … 498 499 [500] 501 502 … 1000000"),
    ])
  func window(current: Int, count: Int, expected: String) throws {
    let pagination = Pagination(
      current: PageNumber(clamping: current), count: count, phrases: try englishPhrases())
    let text = pagination.items.map { item in
      switch item {
      case .gap: "…"
      case .page(let number, _, let isCurrent):
        isCurrent ? "[\(number)]" : "\(number)"
      }
    }
    #expect(text.joined(separator: " ") == expected)
  }

  @Test("However many pages there are, at most nine items are shown")
  func bounded() throws {
    let phrases = try englishPhrases()
    for current in 1...60 {
      let pagination = Pagination(
        current: PageNumber(clamping: current), count: 60, phrases: phrases)
      #expect(pagination.items.count <= 9)
      let named = pagination.items.compactMap { item in
        if case .page(let number, _, _) = item { number.value } else { nil }
      }
      #expect(named == named.sorted())
      #expect(named.contains(current))
    }
  }

  @Test(
    "The first page has none before it, the last none behind",
    arguments: [
      (1, nil, nil, 2, 3), (2, 1, 1, 3, 3), (3, 1, 2, nil, nil),
    ] as [(Int, Int?, Int?, Int?, Int?)])
  func ends(current: Int, first: Int?, previous: Int?, next: Int?, last: Int?) throws {
    let pagination = Pagination(
      current: PageNumber(clamping: current), count: 3, phrases: try englishPhrases())
    #expect(pagination.first?.value == first)
    #expect(pagination.previous?.value == previous)
    #expect(pagination.next?.value == next)
    #expect(pagination.last?.value == last)
    #expect(pagination.isNeeded)
  }

  @Test(
    "In stable order pages count down to the oldest, and old ones name nothing that may change",
    arguments: [
      (1, 0, "[1]"), (1, 10, "[1]"), (2, 10, "1 … 3 [2]"), (3, 10, "1 [3] 2"), (1, 11, "[1] 2"),
      (1, 16, "[1] 3 2"), (1, 31, "[1] 6 5 … 2"), (1, 26, "[1] 5 4 3 2"), (1, 36, "[1] 7 6 … 2"),
      (4, 36, "1 … 5 [4] 3 2"), (4, 1_000, "1 … 5 [4] 3 2"), (2, 1_000, "1 … 3 [2]"),
      (201, 1_000, "1 [201] 200 199 … 2"),
    ])
  func stable(current: Int, photos: Int, expected: String) throws {
    let paging = Paging(.stable, perPage: 5, photoCount: photos)
    let current = PageNumber(clamping: current)
    let pagination = Pagination(paging, current: current, phrases: try englishPhrases())
    let text = pagination.items.map { item in
      switch item {
      case .gap: "…"
      case .page(let number, _, let isCurrent): isCurrent ? "[\(number)]" : "\(number)"
      }
    }
    #expect(text.joined(separator: " ") == expected)
    #expect(pagination.isNeeded == (text.count > 1))
    #expect(pagination.first == (current == .first ? nil : .first))
    #expect(pagination.next == paging.older(than: current))
  }
}
