import Foundation
import Synchronization

/// What comes out of a pipe, read as it comes on a thread of its own.
///
/// There are few threads for tests, and all of them would wait.
final class PipeText: Sendable {
  private struct State {
    var bytes = Data()
    var isAtEnd = false
    var waiting:
      [(isWanted: @Sendable (String) -> Bool, turn: CheckedContinuation<String, Never>)] =
        []

    /// Takes out those whose waiting is over, with what there is to read.
    mutating func due() -> [() -> Void] {
      let text = String(decoding: bytes, as: UTF8.self)
      let due = waiting.filter { isAtEnd || $0.isWanted(text) }
      waiting.removeAll { isAtEnd || $0.isWanted(text) }
      return due.map { one in { one.turn.resume(returning: text) } }
    }
  }

  private let state = Mutex(State())

  /// Begins to read.
  init(of pipe: Pipe) {
    Thread.detachNewThread { [self] in
      while true {
        let piece = pipe.fileHandleForReading.availableData
        let due = state.withLock { state in
          state.bytes += piece
          state.isAtEnd = piece.isEmpty
          return state.due()
        }
        for resume in due { resume() }
        if piece.isEmpty { return }
      }
    }
  }

  /// Waits for such a text, or for the end.
  func text(until isWanted: @escaping @Sendable (String) -> Bool) async -> String {
    await withCheckedContinuation { turn in
      let due = state.withLock { state in
        state.waiting.append((isWanted, turn))
        return state.due()
      }
      for resume in due { resume() }
    }
  }
}
