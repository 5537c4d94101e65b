import Synchronization

@testable import SearchIndex

/// Keeps what is laid aside in memory, and counts.
final class MemoryShelf: RunShelf {
  private let bytes = Mutex<[UInt8]>([])

  var count: Int { bytes.withLock { $0.count } }

  func keep(_ new: [UInt8]) -> Int {
    bytes.withLock { bytes in
      defer { bytes += new }
      return bytes.count
    }
  }

  func read(_ range: Range<Int>) -> [UInt8] { bytes.withLock { Array($0[range]) } }
}
