/// Lets several tasks make pages, while one task walks through the states of the gallery.
struct RenderPool {
  let workshop: PageWorkshop
  let jobs: Int

  /// How many pages a task makes in one go.
  ///
  /// Preparing for a batch takes as long as some pages do; yet no task may be left without work.
  static func batchSize(forPages count: Int, jobs: Int) -> Int {
    min(256, max(16, count / (max(1, jobs) * 8)))
  }

  /// Makes every page that a controller comes by.
  ///
  /// So few batches are under way at any time that memory stays flat.
  func run(
    _ controller: SiteController, progress: (Int) -> Void
  ) async throws -> RenderResult {
    try await withThrowingTaskGroup(of: (Int, BatchResult).self) { group in
      var result = RenderResult()
      var (number, running) = (0, 0)
      while !result.isHopeless, let batch = try await controller.nextBatch() {
        if running > jobs, let (done, made) = try await group.next() {
          running -= 1
          result.add(made, at: done)
          progress(result.done)
        }
        let (own, workshop) = (number, workshop)
        group.addTask { (own, try workshop.make(batch)) }
        number += 1
        running += 1
      }
      for try await (done, made) in group {
        result.add(made, at: done)
        progress(result.done)
      }
      return result
    }
  }
}
