/// Keeps the folder of the last path open, since paths come folder by folder.
struct OpenFolders {
  private let root: Folder
  private var prefix: ArraySlice<UInt8> = []
  private var folder: Folder?

  init(_ root: Folder) {
    self.root = root
    folder = root
  }

  /// Finds the folder of a path and the name in it; links are not followed.
  ///
  /// - Returns: No folder where it is missing or is none.
  mutating func find(_ path: ArraySlice<UInt8>) throws(SiteError) -> (Folder?, String) {
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let name = String(decoding: slash.map { path[($0 + 1)...] } ?? path, as: UTF8.self)
    let prefix = slash.map { path[..<$0] } ?? []
    if prefix != self.prefix {
      folder = try descend(prefix)
      self.prefix = prefix
    }
    return (folder, name)
  }

  /// Finds the folder of a path and the name in it.
  mutating func find(_ path: String) throws(SiteError) -> (Folder?, String) {
    try find(ArraySlice(path.utf8))
  }

  private func descend(_ path: ArraySlice<UInt8>) throws(SiteError) -> Folder? {
    var folder = root
    for part in path.split(separator: UInt8(ascii: "/")) {
      let name = String(decoding: part, as: UTF8.self)
      guard try folder.status(of: name)?.kind == .folder, let child = try folder.folder(name)
      else { return nil }
      folder = child
    }
    return folder
  }
}
