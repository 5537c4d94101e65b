import Synchronization
import Testing

@testable import FlickrSources

struct ReadAheadTests {
  @Test("Results come in order, however many are in the works", arguments: [1, 2, 3, 100])
  func keepsOrder(limit: Int) async throws {
    let ahead = ReadAhead(Array(0..<50), limit: limit) { $0 * 2 }
    var results: [Int] = []
    while let result = try await ahead.next() { results.append(result) }
    #expect(results == (0..<50).map { $0 * 2 })
    #expect(try await ahead.next() == nil)
  }

  @Test("No more is started than the limit allows")
  func isBounded() async throws {
    let started = Counter()
    let ahead = ReadAhead(Array(0..<100), limit: 4) { item in
      started.add()
      return item
    }
    for taken in 1...20 {
      _ = try await ahead.next()
      #expect(started.value <= taken + 4)
    }
  }

  @Test("A fault comes when its turn comes")
  func keepsFaultsInOrder() async throws {
    let ahead = ReadAhead([1, 2, 3], limit: 8) { item in
      if item == 2 { throw FlickrSourceError.missingKey }
      return item
    }
    #expect(try await ahead.next() == 1)
    await #expect(throws: FlickrSourceError.missingKey) { try await ahead.next() }
    #expect(try await ahead.next() == 3)
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
  }
}
