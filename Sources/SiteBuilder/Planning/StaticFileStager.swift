/// Stages the files that are no pages, where they are new or changed.
struct StaticFileStager {
  let previous: PreviousSite
  let staging: StagingArea
  let leaks: LeakSearch
  /// What was found in files that were made of photos.
  private(set) var findings: [Finding] = []
  /// The manifest's lines so far.
  private(set) var files = ManifestText()
  /// Images that are new or changed.
  private(set) var made = 0
  /// Images that are as they were.
  private(set) var kept = 0

  init(previous: PreviousSite, staging: StagingArea, leaks: LeakSearch) {
    self.previous = previous
    self.staging = staging
    self.leaks = leaks
  }

  mutating func stage(_ file: StaticFile) throws {
    let (hash, size) = try file.withBytes { (ContentHash.of($0), $0.count) }
    findings += try file.withBytes { leaks.findings(in: $0, path: file.path) }
    files.append(ManifestEntry(size: size, hash: hash, fingerprint: hash), path: file.path)
    let isThere = previous.holds(PathKey(file.path), size: size, hash: hash)
    if file.path.hasPrefix("images/") {
      made += isThere ? 0 : 1
      kept += isThere ? 1 : 0
    }
    guard !isThere else { return }
    let folder = try staging.open()
    try file.withBytes { try folder.create(file.path, $0) }
  }
}
