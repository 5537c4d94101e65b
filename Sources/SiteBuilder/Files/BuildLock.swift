import Foundation

/// Keeps a second build out of an output folder, for as long as it is held.
///
/// The system lets go of the lock when the process ends, however it ends.
final class BuildLock: Sendable {
  private let descriptor: CInt

  /// Takes the lock.
  ///
  /// - Throws: ``SiteError/busy(output:)`` where another build holds it.
  init(in folder: Folder, output: String) throws(SiteError) {
    while true {
      let file = openat(
        folder.descriptor, Self.name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard file >= 0 else { throw .last("write", folder.pathOf(Self.name)) }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        let error: SiteError =
          errno == EWOULDBLOCK ? .busy(output: output) : .last("lock", folder.pathOf(Self.name))
        close(file)
        throw error
      }
      if Self.isCurrent(file, in: folder) {
        descriptor = file
        return
      }
      close(file)
    }
  }

  deinit { close(descriptor) }

  static let name = "lock"

  // A build that failed may have removed the file between our opening and our locking it.
  private static func isCurrent(_ file: CInt, in folder: Folder) -> Bool {
    var (held, named) = (stat(), stat())
    return fstat(file, &held) == 0
      && fstatat(folder.descriptor, name, &named, AT_SYMLINK_NOFOLLOW) == 0
      && held.st_ino == named.st_ino && held.st_dev == named.st_dev
  }
}
