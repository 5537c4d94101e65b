/// Searches every file of a folder for photos that may not be seen, and the record of the build.
struct LeakAudit {
  let leaks: LeakSearch
  let listing: FolderListing

  /// Reads each file whole, one after the other.
  func findings(in folder: Folder) throws -> [Finding] {
    guard !leaks.isEmpty else { return [] }
    var folders = OpenFolders(folder)
    let record = "\(SiteWriter.hiddenName)/\(SiteWriter.manifestName)"
    return try (listing.paths + [record]).flatMap { path in
      try Task.checkCancellation()
      let (place, name) = try folders.find(path)
      guard let bytes = try place?.read(name) else { return [Finding]() }
      return bytes.withUnsafeBytes { leaks.findings(in: $0, path: path) }
    }
  }
}
