package import GalleryModel
import Synchronization

/// Keeps every login it is given.
package final class RecordingStore: AccountStore {
  private let logins = Mutex<[Credentials]>([])

  /// Makes an empty store.
  package init() {}

  /// The logins in their order.
  package var saved: [Credentials] { logins.withLock { $0 } }

  package func save(_ credentials: Credentials) { logins.withLock { $0.append(credentials) } }
}
