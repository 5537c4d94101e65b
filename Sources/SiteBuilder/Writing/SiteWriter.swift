/// Writes a site so that a failure or kill at any moment loses nothing.
///
/// New files wait in a staging area inside the output folder. When all are there, a pending
/// manifest says what will be ours, the files are moved, stale ones removed, and the pending
/// manifest becomes the manifest. A later build finds a pending manifest where one was killed
/// between, knows from both what is ours, and makes again what may be of either version.
final class SiteWriter {
  static let hiddenName = ".flickr-gallery"
  static let manifestName = "manifest"
  static let pendingName = "pending"

  let staging: StagingArea
  let previous: PreviousSite
  private let place: OutputPlace
  private let adopts: Bool
  private let checkpoint: (WritingStep) throws -> Void

  private init(
    place: OutputPlace, previous: PreviousSite, staging: StagingArea, adopts: Bool,
    checkpoint: @escaping (WritingStep) throws -> Void
  ) {
    self.place = place
    self.previous = previous
    self.staging = staging
    self.adopts = adopts
    self.checkpoint = checkpoint
  }

  /// Opens an output folder, or makes it, and keeps other builds out.
  ///
  /// - Throws: ``SiteError`` for a path that cannot be a site's folder.
  static func open(
    _ path: String, adopts: Bool = false, jobs: Int = 1,
    checkpoint: @escaping (WritingStep) throws -> Void = { _ in }
  ) async throws -> SiteWriter {
    let place = try OutputPlace(path)
    do {
      let staging = StagingArea(in: place.hidden)
      try staging.clear()
      let manifest = try readManifest(in: place.hidden)
      let previous = try await PreviousSite.scan(place.output, for: manifest, jobs: jobs)
      try checkpoint(.opened)
      return SiteWriter(
        place: place, previous: previous, staging: staging, adopts: adopts, checkpoint: checkpoint)
    } catch {
      place.leave()
      throw error
    }
  }

  /// Tells whether a stranger's file has a path that ours should give way on, such as `404.html`.
  func givesWay(on path: String) throws -> Bool {
    guard !adopts, let present = try place.output.read(path) else { return false }
    guard let position = previous.manifest.position(of: PathKey(path)) else { return true }
    let entry = previous.manifest.entry(at: position)
    return entry.isKnown && entry.hash != ContentHash.of(present)
  }

  /// Tells whether the output holds a stranger's file at a path, in exact letter case.
  func hasStranger(at path: String) throws -> Bool {
    guard previous.manifest.position(of: PathKey(path)) == nil else { return false }
    var folders = OpenFolders(place.output)
    let (folder, name) = try folders.find(path)
    return try folder?.entries().contains { $0.name == name } ?? false
  }

  /// Reads a file of the site as the last build left it.
  func read(_ path: String) throws -> [UInt8]? {
    var folders = OpenFolders(place.output)
    let (folder, name) = try folders.find(path)
    return try folder?.read(name)
  }

  /// Makes the staged files the site, or does nothing at all where nothing is new.
  ///
  /// - Returns: How many pages were removed.
  func commit(
    _ files: ManifestText, paths: FileIndex, fingerprint: UInt64
  ) throws -> Int {
    let text = files.complete(fingerprint: fingerprint)
    let manifest = previous.manifest
    let stale = StaleFiles(
      of: manifest, without: paths, in: place.output, checkpoint: checkpoint)
    let staged = staging.opened
    guard staged != nil || !stale.positions.isEmpty || text != manifest.text else { return 0 }
    let installation = staged.map {
      Installation(
        staged: $0, output: place.output, manifest: manifest, adopts: adopts,
        checkpoint: checkpoint)
    }
    try installation?.refuseConflicts()
    try place.hidden.replace(Self.pendingName, text)
    try checkpoint(.announced)
    try installation?.run()
    try stale.remove()
    try place.hidden.move(Self.pendingName, to: place.hidden, Self.manifestName)
    try place.hidden.save()
    try checkpoint(.recorded)
    try staging.clear()
    return stale.pageCount
  }

  /// Leaves the site as it was; what cannot be tidied up now is tidied up by the next build.
  func abandon() { place.leave() }

  private static func readManifest(in hidden: Folder) throws(SiteError) -> Manifest {
    let manifest = try read(manifestName, in: hidden)
    guard let pending = try read(pendingName, in: hidden) else { return manifest ?? Manifest() }
    let merged = (manifest ?? Manifest()).merged(with: pending)
    try hidden.replace(manifestName, merged)
    try hidden.remove(pendingName)
    return try Manifest(merged, path: hidden.pathOf(manifestName))
  }

  private static func read(_ name: String, in hidden: Folder) throws(SiteError) -> Manifest? {
    guard let text = try hidden.read(name) else { return nil }
    return try Manifest(text, path: hidden.pathOf(name))
  }
}
