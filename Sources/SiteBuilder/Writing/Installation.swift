/// Moves staged files into place: first what is new, then what replaces an older version.
///
/// So every address that worked before works at any moment, and what links to new files comes
/// after them.
struct Installation {
  let staged: Folder
  let output: Folder
  let manifest: Manifest
  let adopts: Bool
  let checkpoint: (WritingStep) throws -> Void

  /// Finds strangers' files in the way, before anything is moved.
  ///
  /// - Throws: ``SiteError/strangers(output:paths:)`` or ``SiteError/obstacle(path:)``.
  func refuseConflicts() throws {
    var strangers: [String] = []
    try collect(&strangers, staged, output, prefix: "")
    guard strangers.isEmpty || adopts else {
      throw SiteError.strangers(output: output.path, paths: strangers.sorted())
    }
  }

  /// Moves everything.
  func run() throws {
    try move(staged, output, prefix: "", replacing: false)
    try move(staged, output, prefix: "", replacing: true)
  }

  private func collect(
    _ strangers: inout [String], _ staged: Folder, _ target: Folder, prefix: String
  ) throws {
    for entry in try staged.entries() {
      let name = entry.name
      guard let present = try target.status(of: name) else { continue }
      let path = prefix + name
      if entry.kind == .folder, let folder = try staged.folder(name) {
        guard present.kind == .folder, let target = try target.folder(name) else {
          throw SiteError.obstacle(path: target.pathOf(name))
        }
        try collect(&strangers, folder, target, prefix: path + "/")
      } else if present.kind == .folder {
        throw SiteError.obstacle(path: target.pathOf(name))
      } else if manifest.position(of: PathKey(path)) == nil {
        strangers.append(path)
      }
    }
  }

  private func move(
    _ staged: Folder, _ target: Folder, prefix: String, replacing: Bool
  ) throws {
    var entries = try staged.entries()
    if prefix.isEmpty { entries.sort { $0.name < $1.name } }
    // Folders first: what lies at the root links to what lies in folders.
    for entry in entries where entry.kind == .folder {
      let name = entry.name
      if let present = try target.folder(name), let folder = try staged.folder(name) {
        try move(folder, present, prefix: prefix + name + "/", replacing: replacing)
      } else {
        try staged.move(name, to: target, name)
        try checkpoint(.moved(prefix + name + "/"))
      }
    }
    for entry in entries where entry.kind != .folder {
      guard try replacing || target.status(of: entry.name) == nil else { continue }
      try staged.move(entry.name, to: target, entry.name)
      try checkpoint(.moved(prefix + entry.name))
    }
  }
}
