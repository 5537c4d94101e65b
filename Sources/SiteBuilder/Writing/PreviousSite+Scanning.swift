extension PreviousSite {
  /// Looks which of our files are still there, by several tasks at the same time.
  static func scan(
    _ output: Folder, for manifest: Manifest, jobs: Int
  ) async throws -> PreviousSite {
    let count = manifest.count
    let share = max(2048, (count + jobs - 1) / max(1, jobs))
    let parts = try await withThrowingTaskGroup(of: (Int, [Bool]).self) { group in
      for start in stride(from: 0, to: count, by: share) {
        group.addTask {
          (start, try look(manifest, start..<min(count, start + share), in: output))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let isIntact = parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
    return PreviousSite(manifest: manifest, isIntact: isIntact)
  }

  private static func look(
    _ manifest: Manifest, _ positions: Range<Int>, in output: Folder
  ) throws -> [Bool] {
    var folders = OpenFolders(output)
    return try positions.map { position in
      let (folder, name) = try folders.find(manifest.pathBytes(at: position))
      guard let status = try folder?.status(of: name) else { return false }
      return status.kind == .file && status.size == manifest.entry(at: position).size
    }
  }
}
