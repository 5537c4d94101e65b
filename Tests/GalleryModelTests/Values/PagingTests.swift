import GalleryModel
import Testing

@Suite struct PagingTests {
  private func pages(_ paging: Paging) -> [PageNumber] {
    (1...paging.pageCount).map { PageNumber(clamping: $0) }
  }

  @Test(
    "Each photo is at home on one page, in order, whatever the numbers",
    arguments: PagingOrder.allCases)
  func homes(order: PagingOrder) {
    for (perPage, count) in [(1, 0), (1, 5), (6, 0), (6, 1), (6, 6), (6, 7), (6, 25), (99, 1000)] {
      let paging = Paging(order, perPage: perPage, photoCount: count)
      var homes: [Int: PageNumber] = [:]
      for page in pages(paging) {
        for position in paging.homePositions(on: page) {
          #expect(homes.updateValue(page, forKey: position) == nil)
          #expect(paging.positions(on: page).contains(position))
        }
        #expect(paging.homePositions(on: page).count <= perPage)
      }
      #expect(homes.count == count)
      for position in 0..<count { #expect(paging.home(of: position) == homes[position]) }
      #expect(paging.positions(on: PageNumber(clamping: paging.pageCount + 1)).isEmpty)
    }
  }

  @Test("The front page of a stable gallery shows the newest: all, or one to two pages' worth")
  func front() {
    for count in 0...200 {
      let shown = Paging(.stable, perPage: 7, photoCount: count).positions(on: .first)
      #expect(shown.lowerBound == 0 && shown.count <= 14 && shown.count >= min(count, 8))
    }
  }

  @Test("A page of a stable gallery shows the same photos for ever, once one behind it came")
  func stable() {
    // Counted from the oldest, photos keep their numbers.
    func ages(on page: PageNumber, of count: Int) -> [Int] {
      Paging(.stable, perPage: 5, photoCount: count).positions(on: page).map { count - $0 }
    }
    for page in 2...6 {
      let page = PageNumber(clamping: page)
      let full = (page.value - 1) * 5 + 1
      for count in full...60 { #expect(ages(on: page, of: count) == ages(on: page, of: full)) }
      #expect(ages(on: page, of: full).count == 5)
    }
  }

  @Test("A new photo changes what two pages show and name at most, wherever pages begin and end")
  func change() {
    func sums(_ count: Int, _ perPage: Int) -> [PageNumber: UInt64] {
      let paging = Paging(.stable, perPage: perPage, photoCount: count)
      return Dictionary(
        uniqueKeysWithValues: pages(paging).map { page in
          var digest = Digest()
          paging.combine(page, into: &digest)
          for position in paging.positions(on: page) { digest.combine(count - position) }
          for neighbor in [paging.older(than: page), paging.newer(than: page)] {
            digest.combine(neighbor?.value ?? 0)
          }
          return (page, digest.value)
        })
    }
    for perPage in 1...9 {
      for count in 0...60 {
        let (before, after) = (sums(count, perPage), sums(count + 1, perPage))
        #expect(Set(before.keys).isSubset(of: after.keys))
        let changed = after.count { before[$0.key] != $0.value }
        #expect((1...2).contains(changed), "\(count) photos, \(perPage) to a page")
      }
    }
  }

  @Test("A new photo gives no other photo but its neighbour another home")
  func moves() {
    for perPage in 1...9 {
      for count in 1...60 {
        let before = Paging(.stable, perPage: perPage, photoCount: count)
        let after = Paging(.stable, perPage: perPage, photoCount: count + 1)
        for position in 1..<max(count, 1) {
          #expect(before.home(of: position) == after.home(of: position + 1))
        }
      }
    }
  }

  @Test(
    "Every photo can be reached from the front page, and the front page from every page",
    arguments: PagingOrder.allCases)
  func reach(order: PagingOrder) {
    for count in [0, 1, 5, 6, 10, 11, 42] {
      let paging = Paging(order, perPage: 5, photoCount: count)
      var seen = Set(paging.positions(on: .first))
      var page = PageNumber.first
      while let older = paging.older(than: page) {
        #expect(order == .stable || paging.newer(than: older) == page)
        if order == .stable, page != .first {
          #expect([page, .first].contains(paging.newer(than: older)))
        }
        page = older
        seen.formUnion(paging.positions(on: page))
      }
      #expect(seen.count == count)
      #expect(page == .first || page == paging.oldest)
      var steps = 0
      while let newer = paging.newer(than: page) {
        page = newer
        steps += 1
      }
      #expect(page == .first && steps < paging.pageCount)
    }
  }
}
