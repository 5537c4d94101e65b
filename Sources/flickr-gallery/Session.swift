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
    do {
      switch try ArgumentParser(FlickrGallery.program).parse(arguments) {
      case .show(let text):
        let console = Console(surroundings)
        console.result(text)
        return code(.done, console)
      case .run(let command):
        return await run(command)
      }
    } catch {
      Console(surroundings).error("\(error)")
      return ExitCode(after: error)
    }
  }

  private func run(_ command: ParsedCommand) async -> ExitCode {
    var console = Console(surroundings, verbosity: Verbosity(of: command))
    do {
      let configuration = try ConfigurationLoader(command).load()
      let given = command
      let command = configuration?.complete(command) ?? command
      console = Console(surroundings, verbosity: Verbosity(of: command))
      for warning in configuration?.warnings ?? [] { console.warning(warning) }
      return code(try await run(command, given: given, console), console)
    } catch  where Task.isCancelled {
      console.error(Wording.interrupted)
      return .interrupted
    } catch {
      console.error("\(error)")
      return ExitCode(after: error)
    }
  }

  private func run(
    _ command: ParsedCommand, given: ParsedCommand, _ console: Console
  ) async throws -> ExitCode {
    switch command.name {
    case FlickrGallery.serve.name:
      try await ServeCommand(
        arguments: command, given: given, surroundings: surroundings, console: console
      ).run()
      return .done
    case FlickrGallery.verify.name:
      let verify = VerifyCommand(
        arguments: command, surroundings: surroundings, console: console)
      return try await verify.run()
    case FlickrGallery.publish.name:
      return try await PublishCommand(
        arguments: command, surroundings: surroundings, console: console
      ).run()
    case FlickrGallery.setup.name:
      try await InitCommand(arguments: command, surroundings: surroundings, console: console).run()
      return .done
    case FlickrGallery.completions.name:
      try CompletionsCommand(arguments: command, console: console).run()
      return .done
    case FlickrGallery.sync.name:
      let sync = SyncCommand(arguments: command, surroundings: surroundings, console: console)
      try await sync.run()
      return .done
    case FlickrGallery.templates.name:
      try TemplatesCommand(arguments: command, console: console).run()
      return .done
    case FlickrGallery.login.name:
      try await LoginCommand(arguments: command, surroundings: surroundings, console: console)
        .run()
      return .done
    case FlickrGallery.logout.name:
      try LogoutCommand(surroundings: surroundings, console: console).run()
      return .done
    default:
      let build = BuildCommand(arguments: command, surroundings: surroundings, console: console)
      return try await build.run()
    }
  }

  /// Fails what went well, but whose result reached nobody.
  private func code(_ code: ExitCode, _ console: Console) -> ExitCode {
    guard console.hasLostResults else { return code }
    console.error(Wording.lostResults)
    return code == .done ? .failed : code
  }
}
