/// Lists a folder with everything in it, except hidden files and folders.
struct FolderListing: Sendable {
  private(set) var paths: [String] = []
  private(set) var files = FileIndex()
  /// Pairs of files that differ in letter case only.
  private(set) var twins: [(String, String)] = []

  init(_ folder: Folder) throws(SiteError) {
    try add(folder, prefix: "")
    paths.sort()
    for path in paths {
      if let twin = files.twin(of: path) { twins.append((twin, path)) }
      files.list(path)
    }
  }

  private mutating func add(_ folder: Folder, prefix: String) throws(SiteError) {
    for entry in try folder.entries() where !entry.name.hasPrefix(".") {
      switch entry.kind {
      case .file: paths.append(prefix + entry.name)
      case .folder:
        guard let child = try folder.folder(entry.name) else { continue }
        try add(child, prefix: "\(prefix)\(entry.name)/")
      case .other: continue
      }
    }
  }
}
