import Arguments
import Foundation

/// Starts the program and ends it with an exit code.
@main
enum Main {
  static func main() async {
    let surroundings = Surroundings.current()
    let work = Task {
      await Session(surroundings).run(Array(CommandLine.arguments.dropFirst()))
    }
    let interrupt = Interrupt { work.cancel() }
    let code = await work.value
    withExtendedLifetime(interrupt) { exit(code.rawValue) }
  }
}
