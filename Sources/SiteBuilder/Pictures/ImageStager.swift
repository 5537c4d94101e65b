/// Stages the copies of pictures that the last build does not have yet.
struct ImageStager {
  let previous: PreviousSite
  let staging: StagingArea
  let depot: ImageDepot
  /// The manifest's lines so far.
  private(set) var files = ManifestText()

  init(previous: PreviousSite, staging: StagingArea, depot: ImageDepot) {
    self.previous = previous
    self.staging = staging
    self.depot = depot
  }

  /// Stages a file, or keeps that of the last build.
  ///
  /// - Throws: ``SiteError`` where neither is there.
  mutating func stage(_ path: String) throws(SiteError) {
    if let position = depot.kept(path) {
      files.append(line: previous.manifest.line(at: position))
    } else if let entry = try depot.stage(path, in: staging) {
      files.append(entry, path: path)
    } else {
      throw .system(operation: "find", path: path, reason: "somebody removed it")
    }
  }
}
