#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Keeps a second writer out of a library, for as long as it is held.
///
/// The system lets go of it when the process ends, however it ends.
final class WriterLock {
  /// A child that is being started shares the lock for a moment, after which it is free again.
  private static let patience = 100
  private static let pause: UInt32 = 5000

  private let descriptor: CInt

  /// Takes the lock of a library, in a file beside it.
  init(of library: String) throws(LibraryError) {
    let file = unsafe open(library + "-lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .cannotOpen(library, reason: SystemError.reason(errno)) }
    guard Self.lock(file) else {
      let number = errno
      close(file)
      throw number == EWOULDBLOCK
        ? .inUse(library) : .cannotOpen(library, reason: SystemError.reason(number))
    }
    descriptor = file
  }

  private static func lock(_ file: CInt) -> Bool {
    for _ in 0..<patience {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK else { return false }
      usleep(pause)
    }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }

  deinit { close(descriptor) }
}
