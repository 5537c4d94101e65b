import Foundation
import Synchronization

/// A run of the program that is going on.
final class RunningBinary: Sendable {
  /// Knows whether it is over: its number may be another process's then.
  private final class Ending: Sendable {
    let isOver = Mutex(false)
  }

  private let ended: AsyncStream<Int32>
  private let output: PipeText
  private let errors: PipeText
  private let identifier: Int32
  private let ending: Ending

  /// Starts a process and listens to it.
  init(_ process: Process) throws {
    let (stream, continuation) = AsyncStream<Int32>.makeStream()
    let ending = Ending()
    let pipes = (output: Pipe(), errors: Pipe())
    process.standardOutput = pipes.output
    process.standardError = pipes.errors
    process.terminationHandler = {
      ending.isOver.withLock { $0 = true }
      continuation.yield($0.terminationStatus)
      continuation.finish()
    }
    try process.run()
    (identifier, ended, self.ending) = (process.processIdentifier, stream, ending)
    output = PipeText(of: pipes.output)
    errors = PipeText(of: pipes.errors)
  }

  /// Sends the signal of Control-C.
  func interrupt() { send(SIGINT) }

  /// Ends it at once, without a chance to clear up.
  func end() { send(SIGKILL) }

  /// Ends it after a time, unless it is over by then.
  func end(after time: Duration) {
    // A task might get its turn much later, among a thousand tests on few threads.
    DispatchQueue(label: "end").asyncAfter(deadline: .now() + time / .seconds(1)) { self.end() }
  }

  /// Waits until standard output holds such a text, or is at its end; gives what it holds then.
  func output(until isWanted: @escaping @Sendable (String) -> Bool) async -> String {
    await output.text(until: isWanted)
  }

  /// Waits until standard error holds such a text, or is at its end; gives what it holds then.
  func errors(until isWanted: @escaping @Sendable (String) -> Bool) async -> String {
    await errors.text(until: isWanted)
  }

  /// Waits for the end.
  func outcome() async throws -> Outcome {
    let output = await output.text { _ in false }
    let errors = await errors.text { _ in false }
    var status: Int32 = -1
    for await code in ended { status = code }
    return Outcome(status: status, output: output, errors: errors)
  }

  private func send(_ signal: Int32) {
    ending.isOver.withLock { isOver in
      if !isOver { kill(identifier, signal) }
    }
  }
}
