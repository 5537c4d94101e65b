import Foundation
import Synchronization

/// A run of the program that is going on.
final class RunningBinary: Sendable {
  private let ended: AsyncStream<Int32>
  private let output = Pipe()
  private let errors = Pipe()
  private let identifier: Int32

  /// Starts a process and listens to it.
  init(_ process: Process) throws {
    let (stream, continuation) = AsyncStream<Int32>.makeStream()
    ended = stream
    process.standardOutput = output
    process.standardError = errors
    process.terminationHandler = {
      continuation.yield($0.terminationStatus)
      continuation.finish()
    }
    try process.run()
    identifier = process.processIdentifier
  }

  /// Sends the signal of Control-C.
  func interrupt() { kill(identifier, SIGINT) }

  /// Ends it at once, without a chance to clear up.
  func end() { kill(identifier, SIGKILL) }

  /// Waits for the end.
  func outcome() async throws -> Outcome {
    async let output = text(of: output)
    async let errors = text(of: errors)
    var status: Int32 = -1
    for await code in ended { status = code }
    return try await Outcome(status: status, output: output, errors: errors)
  }

  /// Reads on a thread of its own: there are few threads for tests, and all of them would wait.
  private func text(of pipe: Pipe) async throws -> String {
    let handle = pipe.fileHandleForReading
    return try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result { String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self) })
      }
    }
  }
}
