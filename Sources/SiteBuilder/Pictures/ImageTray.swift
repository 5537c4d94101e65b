import Synchronization

/// Holds what a received file turned out to be, until the one who asked for it takes it.
final class ImageTray: Sendable {
  private let result = Mutex<Result<ReceivedImage, SiteError>?>(nil)

  func put(_ value: Result<ReceivedImage, SiteError>) { result.withLock { $0 = value } }

  /// Takes what was received.
  ///
  /// - Returns: `nil` where nothing was.
  /// - Throws: ``SiteError`` where the disk refused it.
  func take() throws(SiteError) -> ReceivedImage? { try result.withLock { $0 }?.get() }
}
