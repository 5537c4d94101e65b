import Arguments

/// The flags that every command has.
enum CommonFlags {
  static let quiet = Flag("quiet", letter: "q", help: "Print errors only.")
  static let verbose = Flag(
    "verbose", letter: "v", help: "Tell each call and each file, never a secret.")
  static let json = Flag("json", help: "Print the report as JSON on standard output.")

  static var all: [OptionDeclaration] { [quiet, verbose, json].map(\.declaration) }
}
