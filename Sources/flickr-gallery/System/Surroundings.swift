import Foundation

/// What the program finds around itself; tests pass their own.
struct Surroundings: Sendable {
  /// The environment's variables.
  var environment: [String: String]
  /// Tells whether standard error is a terminal.
  var isTerminal: Bool
  /// How many columns the terminal has.
  var columns: Int
  /// How many cores there are to work with.
  var cores: Int

  /// Looks around this process.
  static func current() -> Self {
    Self(
      environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDERR_FILENO) == 1,
      columns: columnsOfTerminal(), cores: ProcessInfo.processInfo.activeProcessorCount)
  }

  /// A variable's value; one that is set to nothing counts as not set.
  func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Finds a program by its name, where the variable PATH says that programs are.
  func program(_ name: String) -> String? {
    (variable("PATH") ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The folder of this program's settings for the user; nothing where no home is known.
  ///
  /// Source: the XDG Base Directory Specification, which ignores paths that are not whole.
  var settingsFolder: String? {
    let given = variable("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = variable("HOME").flatMap { $0.hasPrefix("/") ? "\($0)/.config" : nil }
    return (given ?? home).map { "\($0)/\(FlickrGallery.name)" }
  }

  /// Tells whether this is a job of continuous integration.
  var isContinuousIntegration: Bool {
    variable("CI").map { !["false", "0"].contains($0.lowercased()) } ?? false
  }

  /// Tells whether text may be colored (https://no-color.org).
  var allowsColor: Bool {
    isTerminal && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
  }

  private static func columnsOfTerminal() -> Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}
