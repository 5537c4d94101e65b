import Foundation

/// Reads the folders of the project that the binary is to hold.
struct ProjectFolders {
  /// What each bundled path begins with, and the folder of the project it is read from.
  static let roots = [("Templates", ""), ("Sample", "Sources/CBundled/")]

  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Lists the paths as the binary should name them.
  func paths() throws -> [String] {
    try Self.roots.flatMap { folder, parent in
      try files(in: root.appending(path: parent + folder), as: folder)
    }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Reads the file behind a bundled path.
  func bytes(of path: String) throws -> [UInt8] {
    let parent = Self.roots.first { path.hasPrefix($0.0 + "/") }?.1 ?? ""
    return [UInt8](try Data(contentsOf: root.appending(path: parent + path)))
  }

  private func files(in folder: URL, as name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
    )
    .flatMap { entry in
      let path = "\(name)/\(entry.lastPathComponent)"
      let isFolder = try entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
      if isFolder { return try files(in: entry, as: path) }
      return path.hasSuffix("~") ? [] : [path]
    }
  }
}
