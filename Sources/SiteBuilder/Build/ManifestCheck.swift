/// Compares a folder with the record of the build that made it.
struct ManifestCheck {
  let folder: Folder

  /// Finds files that are missing or were changed since the build, and pages of ours outside of
  /// what pages link to; nothing without a record.
  func findings(linked targets: Set<PathKey>) throws -> [Finding] {
    guard let hidden = try folder.folder(SiteWriter.hiddenName) else { return [] }
    guard try hidden.status(of: SiteWriter.pendingName) == nil else {
      return [
        Finding(
          .warning, page: "\(SiteWriter.hiddenName)/\(SiteWriter.pendingName)", rule: "files",
          message: "a build was interrupted while it moved files", advice: "build again")
      ]
    }
    guard let text = try hidden.read(SiteWriter.manifestName) else { return [] }
    let manifest = try Manifest(text, path: hidden.pathOf(SiteWriter.manifestName))
    var folders = OpenFolders(folder)
    let changed = try (0..<manifest.count).compactMap { position in
      try finding(for: manifest.path(at: position), manifest.entry(at: position), &folders)
    }
    let orphans = OrphanCheck(manifest: manifest, targets: targets, folder: folder)
    return try changed + orphans.findings()
  }

  private func finding(
    for path: String, _ entry: ManifestEntry, _ folders: inout OpenFolders
  ) throws -> Finding? {
    let (folder, name) = try folders.find(path)
    let present = try folder?.status(of: name)
    guard present.map({ $0.kind == .file }) ?? true else {
      return Finding(
        page: path, rule: "files", message: "something that is no file stands in its place",
        advice: "move it away and build again")
    }
    guard let folder, let present else {
      return Finding(
        page: path, rule: "files", message: "the file is missing", advice: "build again")
    }
    guard entry.isKnown,
      try present.size != entry.size || ContentHash.of(name, in: folder) != entry.hash
    else { return nil }
    return Finding(
      page: path, rule: "files", message: "the file was changed since the build",
      advice: "build again, or change the template instead")
  }
}
