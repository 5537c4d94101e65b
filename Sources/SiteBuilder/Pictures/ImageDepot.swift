import GalleryModel

/// Keeps finished image files beside the site until a build is through, so that no kill costs them.
///
/// A file has a name only when it is whole. Names tell what a file is made of, so what is there is
/// right, whatever build left it.
struct ImageDepot: Sendable {
  static let name = "images"

  private let area: StagingArea
  private let output: Folder
  private let previous: PreviousSite
  private let settings: Int

  /// Opens the depot of an output folder; `settings` sums up what names do not tell.
  init(in writer: SiteWriter, previous: PreviousSite, settings: Int = 0) throws(SiteError) {
    area = StagingArea(in: writer.hidden, name: Self.name)
    try area.resume()
    output = writer.output
    self.previous = previous
    self.settings = settings
  }

  /// Sums up what a file is made of.
  func fingerprint(of path: String) -> UInt64 {
    var digest = Digest()
    digest.combine(path)
    digest.combine(settings)
    return max(1, digest.value)
  }

  /// Where a finished file is put; makes the folder where that is missing.
  func place(of path: String) throws(SiteError) -> String {
    try area.open().pathOf(name(of: path))
  }

  /// Finds a file of the last build that need not be made again, by its position in the manifest.
  func kept(_ path: String) -> Int? {
    previous.position(of: PathKey(path), fingerprint: fingerprint(of: path))
  }

  /// Tells whether a file need not be made: the site has it, or a build that broke off made it.
  func has(_ path: String) throws(SiteError) -> Bool { try find(path) != nil }

  /// Finds where such a file lies.
  func find(_ path: String) throws(SiteError) -> String? {
    if kept(path) != nil { return output.pathOf(path) }
    guard let folder = area.opened, let status = try folder.status(of: name(of: path)) else {
      return nil
    }
    return status.kind == .file && status.size > 0 ? folder.pathOf(name(of: path)) : nil
  }

  /// Stages a finished file.
  ///
  /// - Returns: Its line in the manifest; `nil` where nobody made it.
  func stage(_ path: String, in staging: StagingArea) throws(SiteError) -> ManifestEntry? {
    let name = name(of: path)
    guard let folder = area.opened, let status = try folder.status(of: name),
      status.kind == .file
    else { return nil }
    let hash = try ContentHash.of(name, in: folder)
    try staging.open().link(name, of: folder, as: path)
    return ManifestEntry(size: status.size, hash: hash, fingerprint: fingerprint(of: path))
  }

  /// Removes the depot with everything in it, once the site has it all.
  static func remove(in hidden: Folder) throws(SiteError) { try hidden.removeTree(name) }

  private func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let ending = file.lastIndex(of: ".").map { file[$0...] } ?? ""
    return "\(String(fingerprint(of: path), radix: 16))\(ending)"
  }
}
