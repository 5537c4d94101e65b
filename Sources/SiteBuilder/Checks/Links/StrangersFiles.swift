/// Knows the files in an output folder that are not ours: pages may link to them.
struct StrangersFiles: Sendable {
  let output: Folder
  let manifest: Manifest

  /// Tells whether there is such a file, in exact letter case.
  func contains(_ path: String) -> Bool {
    guard manifest.position(of: PathKey(path)) == nil else { return false }
    do {
      var folders = OpenFolders(output)
      let (folder, name) = try folders.find(path)
      return try folder?.entries().contains { $0.name == name && $0.kind == .file } ?? false
    } catch {
      // What cannot be read now is not served later either: the link is told of as broken.
      return false
    }
  }
}
