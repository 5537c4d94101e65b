/// Lets several tasks work on a list, and takes what they bring in the task that asked.
struct FanOut {
  /// How many tasks work at the same time.
  let width: Int

  /// Works through a list; what comes back comes in any order.
  ///
  /// - Throws: What a task or `take` throws first; the others are cancelled then.
  func run<Item: Sendable, Value: Sendable>(
    _ items: [Item], work: @escaping @Sendable (Item) async throws -> Value,
    take: (Value, _ done: Int) throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Value.self) { group in
      var (next, done) = (0, 0)
      while next < min(max(1, width), items.count) {
        let item = items[next]
        group.addTask { try await work(item) }
        next += 1
      }
      for try await value in group {
        done += 1
        try take(value, done)
        guard next < items.count else { continue }
        let item = items[next]
        group.addTask { try await work(item) }
        next += 1
      }
    }
  }
}
