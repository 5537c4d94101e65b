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
  /// What the last build left.
  let manifest: Manifest
  private let place: OutputPlace
  private let adopts: Bool
  private let checkpoint: (WritingStep) throws -> Void

  /// Opens an output folder, or makes it, keeps other builds out, and tidies up after a killed one.
  ///
  /// - Throws: ``SiteError`` for a path that cannot be a site's folder.
  init(
    _ path: String, adopts: Bool = false,
    checkpoint: @escaping (WritingStep) throws -> Void = { _ in }
  ) throws {
    place = try OutputPlace(path)
    self.adopts = adopts
    self.checkpoint = checkpoint
    staging = StagingArea(in: place.hidden)
    do {
      try staging.clear()
      manifest = try Self.readManifest(in: place.hidden)
      try checkpoint(.opened)
    } catch {
      place.leave()
      throw error
    }
  }

  /// The output folder, for looking.
  var output: Folder { place.output }

  /// Our own folder in it, for what must outlive a build.
  var hidden: Folder { place.hidden }

  /// Tells whether a stranger's file has a path that ours should give way on, such as `404.html`.
  func givesWay(on path: String) throws -> Bool {
    guard !adopts, let present = try place.output.read(path) else { return false }
    guard let position = manifest.position(of: PathKey(path)) else { return true }
    let entry = manifest.entry(at: position)
    return entry.isKnown && entry.hash != ContentHash.of(present)
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
