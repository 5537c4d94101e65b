import Foundation

/// Keeps a second build out of an output folder, for as long as it is held.
///
/// The system lets go of the lock when the process ends, however it ends.
final class BuildLock: Sendable {
  /// A child that is being started shares the lock for a moment, after which it is free again.
  private static let patience = 100
  private static let pause: UInt32 = 5000

  private let descriptor: CInt

  /// Takes the lock.
  ///
  /// - Throws: ``SiteError/busy(output:)`` where another build holds it.
  init(in folder: Folder, output: String) throws(SiteError) {
    while true {
      let file = openat(
        folder.descriptor, Self.name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard file >= 0 else { throw .last("write", folder.pathOf(Self.name)) }
      guard Self.lock(file) else {
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

  private static func lock(_ file: CInt) -> Bool {
    for _ in 0..<patience {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK else { return false }
      usleep(pause)
    }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }

  // A build that failed may have removed the file between our opening and our locking it.
  private static func isCurrent(_ file: CInt, in folder: Folder) -> Bool {
    var (held, named) = (stat(), stat())
    return fstat(file, &held) == 0
      && fstatat(folder.descriptor, name, &named, AT_SYMLINK_NOFOLLOW) == 0
      && held.st_ino == named.st_ino && held.st_dev == named.st_dev
  }
}
