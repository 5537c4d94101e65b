/// Removes files of ours that no page leads to any more, and folders that became empty.
struct StaleFiles {
  let output: Folder
  let manifest: Manifest
  /// Positions in the manifest.
  let positions: [Int]
  let checkpoint: (WritingStep) throws -> Void

  /// Collects what is in a manifest but not in the site any more.
  init(
    of manifest: Manifest, without paths: FileIndex, in output: Folder,
    checkpoint: @escaping (WritingStep) throws -> Void
  ) {
    self.output = output
    self.manifest = manifest
    self.checkpoint = checkpoint
    positions = (0..<manifest.count).filter { position in
      !manifest.pathBytes(at: position).withUnsafeBytes { paths.contains(PathKey($0)) }
    }
  }

  /// How many of the files are pages.
  var pageCount: Int {
    positions.count { manifest.path(at: $0).hasSuffix(".html") }
  }

  /// Removes the files; what is a stranger's folder or link by now is left alone.
  func remove() throws {
    var folders = OpenFolders(output)
    var emptied: Set<String> = []
    for position in positions {
      let path = manifest.path(at: position)
      let (folder, name) = try folders.find(path)
      guard let folder, try folder.status(of: name)?.kind == .file else { continue }
      try folder.remove(name)
      if path.contains("/") { emptied.insert(String(path[..<Self.end(of: path)])) }
      try checkpoint(.removed(path))
    }
    for path in emptied.sorted(by: >) { try removeEmpty(path) }
  }

  private func removeEmpty(_ path: String) throws {
    var folders = OpenFolders(output)
    let (folder, name) = try folders.find(path)
    guard let folder, folder.removeEmptyFolder(name), path.contains("/") else { return }
    try removeEmpty(String(path[..<Self.end(of: path)]))
  }

  private static func end(of path: String) -> String.Index {
    path.lastIndex(of: "/") ?? path.startIndex
  }
}
