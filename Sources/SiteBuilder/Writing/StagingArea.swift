import Synchronization

/// Collects the files of a build beside the site, until they may be moved into place.
final class StagingArea: Sendable {
  static let name = "staging"

  private let hidden: Folder
  private let folder = Mutex<Folder?>(nil)

  init(in hidden: Folder) { self.hidden = hidden }

  /// Opens the folder of staged files; the first time makes it, so that no change leaves no trace.
  func open() throws(SiteError) -> Folder {
    try folder.withLock { (folder) throws(SiteError) in
      if let folder { return folder }
      let made = try hidden.makeFolder(Self.name)
      folder = made
      return made
    }
  }

  /// Stages a file.
  func create(_ path: String, _ bytes: [UInt8]) throws(SiteError) {
    let folder = try open()
    try bytes.withUnsafeBufferPointer { (buffer) throws(SiteError) in
      try folder.create(path, UnsafeRawBufferPointer(buffer))
    }
  }

  /// The folder of staged files, unless nothing was staged.
  var opened: Folder? { folder.withLock { $0 } }

  /// Removes everything that was staged.
  func clear() throws(SiteError) {
    folder.withLock { $0 = nil }
    try hidden.removeTree(Self.name)
  }
}
