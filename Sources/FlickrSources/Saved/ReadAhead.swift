/// Works on items in parallel ahead of time and hands the results over in order.
///
/// Only so many items are in the works or waiting at once, so memory does not grow with their number.
final class ReadAhead<Item: Sendable, Output: Sendable> {
  private var waiting: ArraySlice<Item>
  private var running: [Task<Output, any Error>] = []
  private let limit: Int
  private let work: @Sendable (Item) throws -> Output

  init(_ items: [Item], limit: Int, work: @escaping @Sendable (Item) throws -> Output) {
    waiting = items[...]
    self.limit = max(1, limit)
    self.work = work
  }

  deinit { for task in running { task.cancel() } }

  /// Gives the next result; `nil` behind the last.
  func next() async throws -> Output? {
    start()
    guard !running.isEmpty else { return nil }
    let first = running.removeFirst()
    let output = try await first.value
    start()
    return output
  }

  private func start() {
    while running.count < limit, let item = waiting.popFirst() {
      running.append(
        Task.detached { [work] in
          try Task.checkCancellation()
          return try work(item)
        })
    }
  }
}
