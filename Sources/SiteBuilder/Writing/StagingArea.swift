import Synchronization

/// Collects files beside the site, such as those of a build until they may be moved into place.
final class StagingArea: Sendable {
  private static let staged = "staging"

  private let hidden: Folder
  private let name: String
  private let folder = Mutex<Folder?>(nil)

  init(in hidden: Folder, name: String = staged) {
    self.hidden = hidden
    self.name = name
  }

  /// Opens the folder of staged files; the first time makes it, so that no change leaves no trace.
  func open() throws(SiteError) -> Folder {
    try folder.withLock { (folder) throws(SiteError) in
      if let folder { return folder }
      let made = try hidden.makeFolder(name)
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

  /// Opens what an earlier build left, if anything.
  func resume() throws(SiteError) {
    let left = try hidden.folder(name)
    folder.withLock { $0 = left }
  }

  /// The folder of staged files, unless nothing was staged.
  var opened: Folder? { folder.withLock { $0 } }

  /// Removes everything that was staged.
  func clear() throws(SiteError) {
    folder.withLock { $0 = nil }
    try hidden.removeTree(name)
  }
}
