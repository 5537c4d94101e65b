import Arguments

/// Runs one command line from the words to the exit code.
struct Session: Sendable {
  private let surroundings: Surroundings

  /// Prepares a run.
  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// Does what the arguments ask for, and prints whatever goes wrong.
  func run(_ arguments: [String]) async -> ExitCode {
    do throws(UsageError) {
      switch try ArgumentParser(FlickrGallery.program).parse(arguments) {
      case .show(let text):
        Console(surroundings).result(text)
        return .done
      case .run(let command):
        return await run(command)
      }
    } catch {
      Console(surroundings).error(error.description)
      return ExitCode(after: error)
    }
  }

  private func run(_ command: ParsedCommand) async -> ExitCode {
    let console = Console(surroundings, verbosity: Verbosity(of: command))
    do {
      switch command.name {
      case FlickrGallery.verify.name:
        return try await VerifyCommand(
          arguments: command, surroundings: surroundings, console: console
        ).run()
      default:
        try await BuildCommand(
          arguments: command, surroundings: surroundings, console: console
        ).run()
        return .done
      }
    } catch  where Task.isCancelled {
      console.error(Wording.interrupted)
      return .interrupted
    } catch {
      console.error("\(error)")
      return ExitCode(after: error)
    }
  }
}
