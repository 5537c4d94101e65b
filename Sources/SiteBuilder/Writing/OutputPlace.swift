import Foundation

/// The output folder with our hidden folder in it, locked.
final class OutputPlace {
  let output: Folder
  let hidden: Folder
  private var lock: BuildLock?
  private let isNewOutput: Bool
  private let isNewHidden: Bool

  /// Opens the folders, makes what is missing, and takes the lock.
  init(_ path: String) throws(SiteError) {
    let present = try Folder.open(path)
    if let present { output = present } else { output = try Self.make(path) }
    isNewOutput = present == nil
    isNewHidden = try output.status(of: SiteWriter.hiddenName) == nil
    hidden = try output.makeFolder(SiteWriter.hiddenName)
    lock = try BuildLock(in: hidden, output: path)
  }

  /// Removes what was staged, and the folders as well where this build made them.
  func leave() {
    guard lock != nil else { return }
    do {
      try StagingArea(in: hidden).clear()
      if isNewHidden { try unmake() }
    } catch {
      // The failure that led here matters more, and the next build tidies up.
    }
    lock = nil
  }

  private func unmake() throws(SiteError) {
    try hidden.remove(BuildLock.name)
    guard output.removeEmptyFolder(SiteWriter.hiddenName), isNewOutput else { return }
    rmdir(output.path)
  }

  private static func make(_ path: String) throws(SiteError) -> Folder {
    guard mkdir(path, 0o755) == 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .parentMissing(output: path)
      case EEXIST: throw .outputIsFile(path)
      default: throw .last("make the folder", path)
      }
    }
    guard let folder = try Folder.open(path) else { throw .last("open", path) }
    return folder
  }
}
