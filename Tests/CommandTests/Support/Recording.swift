import Synchronization

@testable import flickr_gallery

/// Keeps what a console prints.
final class Recording: Sendable {
  private let texts = Mutex<(output: String, errors: String)>(("", ""))

  var output: String { texts.withLock { $0.output } }
  var errors: String { texts.withLock { $0.errors } }

  var streams: Streams {
    Streams(
      output: { text in
        self.texts.withLock { $0.output += text }
        return true
      },
      errors: { text in self.texts.withLock { $0.errors += text } })
  }
}
