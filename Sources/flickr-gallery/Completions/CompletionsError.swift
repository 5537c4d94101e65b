/// Says why no completions can be written.
enum CompletionsError: Error, Hashable, CustomStringConvertible {
  /// No shell was named.
  case noShell
  /// There are no completions for that shell.
  case unknownShell(String)

  var description: String {
    switch self {
    case .noShell: "Name a shell: bash, zsh or fish; or man for the manual page."
    case .unknownShell(let name):
      "There are no completions for '\(name)': name bash, zsh or fish, or man for the manual page."
    }
  }
}
