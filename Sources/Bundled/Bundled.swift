private import CBundled

/// Finds the files that live inside the binary: templates, the page schema, the sample gallery.
package enum Bundled {
  private static let all: [BundledFile] = (0..<bundled_count()).map(BundledFile.init(at:))

  private static let filesByPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })

  /// Finds the file with exactly this path, such as `Templates/schema/page.rng`.
  package static func file(_ path: String) -> BundledFile? {
    filesByPath[path]
  }

  /// Lists the files whose paths begin with a folder, such as `Templates/`, sorted by path.
  ///
  /// An empty folder name lists every file.
  package static func files(under folder: String) -> [BundledFile] {
    all.filter { $0.path.hasPrefix(folder) }
  }
}
