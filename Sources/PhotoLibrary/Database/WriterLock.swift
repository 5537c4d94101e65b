#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Keeps a second writer out of a library, for as long as it is held.
///
/// The system lets go of it when the process ends, however it ends.
final class WriterLock {
  private let descriptor: CInt

  /// Takes the lock of a library, in a file beside it.
  init(of library: String) throws(LibraryError) {
    let file = unsafe open(library + "-lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .cannotOpen(library, reason: SystemError.reason(errno)) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let number = errno
      close(file)
      throw number == EWOULDBLOCK
        ? .inUse(library) : .cannotOpen(library, reason: SystemError.reason(number))
    }
    descriptor = file
  }

  deinit { close(descriptor) }
}
