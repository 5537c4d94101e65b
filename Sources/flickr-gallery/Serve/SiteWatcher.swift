import Arguments
import Preview

/// Builds a site, and builds it again whenever what it is made of changes.
struct SiteWatcher {
  /// Short enough that nobody waits, long enough to cost nothing.
  private static let pause = Duration.milliseconds(40)

  private let given: ParsedCommand
  private let site: String
  private let surroundings: Surroundings
  private let console: Console
  private var lastGood: ParsedCommand?

  /// Prepares to build into a folder, by a command line of `serve`.
  init(given: ParsedCommand, site: String, surroundings: Surroundings, console: Console) {
    self.given = given
    self.site = site
    self.surroundings = surroundings
    self.console = console
  }

  /// Builds and watches until the task is cancelled; a build that fails is told, and then watched.
  mutating func run(told: () -> Void) async throws {
    while true {
      var watch = FileWatch(watched())
      do {
        try await build()
        told()
      } catch {
        try Task.checkCancellation()
        console.error("\(error)")
      }
      while !watch.hasChanged() { try await Task.sleep(for: Self.pause) }
    }
  }

  private mutating func build() async throws {
    let arguments = try arguments()
    // What the library holds is enough while only templates change.
    let isKnown = arguments == lastGood
    lastGood = nil
    let what = try What(arguments.operands, in: surroundings, isOffline: isKnown)
    let isKept = isKnown && what.flickrAddress != nil
    try await BuildCommand(
      arguments: isKept ? arguments.raising(BuildFlags.offline) : arguments,
      surroundings: surroundings, console: console
    ).run()
    lastGood = arguments
  }

  /// The command line of the build.
  private func arguments() throws -> ParsedCommand {
    let what = given[ServeFlags.what].map { [$0] } ?? []
    let build = given.turned(into: FlickrGallery.build, operands: what)
    let configuration = try ConfigurationLoader(build).load()
    return (configuration?.complete(build) ?? build).setting(BuildFlags.output, to: site)
  }

  /// The files and folders that a build reads, as far as they are known.
  private func watched() -> [String] {
    var paths = [given[ConfigurationFlags.config] ?? ConfigurationFlags.defaultFile]
    // A configuration with a mistake is watched all the same.
    guard case .success(let arguments) = Result(catching: arguments) else { return paths }
    if let templates = arguments[BuildFlags.templates] { paths.append(templates) }
    paths += arguments.operands.filter { !What.isWord($0) && !What.isAddress($0) }
    return paths
  }
}
