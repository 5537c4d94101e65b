/// Judges the files of a site one by one: style sheets, images, data, and how large files are.
struct FileAudit {
  let listing: FolderListing
  let hosts: AllowedHosts

  /// Judges every file, pages only by their size.
  func findings(in folder: Folder) throws -> [Finding] {
    var folders = OpenFolders(folder)
    var findings: [Finding] = []
    for path in listing.paths {
      try Task.checkCancellation()
      let (place, name) = try folders.find(path)
      guard let place else { continue }
      findings += try judge(path, name, in: place)
    }
    return findings
  }

  private func judge(_ path: String, _ name: String, in folder: Folder) throws -> [Finding] {
    guard let status = try folder.status(of: name) else { return [] }
    let large = try SizeBudget().finding(for: path, size: status.size) { try folder.read(name) }
    var findings = [large].compactMap(\.self)
    if path.hasSuffix(".css") {
      let sheet = try folder.read(name) ?? []
      findings += StyleSheetCheck(files: listing.files, hosts: hosts)
        .findings(in: sheet, path: path)
      findings += ContrastCheck().findings(in: sheet, path: path)
    } else if DataFileCheck.concerns(path) {
      findings += try DataFileCheck().findings(in: try folder.read(name) ?? [], path: path)
    } else if ImageFileCheck.concerns(path) {
      let start = try folder.read(name, upTo: ImageFileCheck.length) ?? []
      findings += [ImageFileCheck().finding(for: path, start: start)].compactMap(\.self)
    }
    return findings
  }
}
