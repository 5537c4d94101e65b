/// Warns of pages of ours that no other page leads to.
struct OrphanCheck {
  /// What the last build made; nothing is known of strangers' pages.
  let manifest: Manifest
  /// What pages link to.
  let targets: Set<PathKey>
  let folder: Folder

  func findings() throws -> [Finding] {
    var folders = OpenFolders(folder)
    return try (0..<manifest.count).compactMap { position in
      let path = manifest.path(at: position)
      guard path.hasSuffix(".html"), !Self.isEntrance(path), !targets.contains(PathKey(path)),
        case (let place, let name) = try folders.find(path), try place?.status(of: name) != nil
      else { return nil }
      return Finding(
        .warning, page: path, rule: "orphans", message: "no other page leads here",
        advice: "link to it in a template, or build again")
    }
  }

  /// Readers come to these by the address of a folder, or by one that is wrong.
  private static func isEntrance(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "index.html" || name == "404.html"
  }
}
