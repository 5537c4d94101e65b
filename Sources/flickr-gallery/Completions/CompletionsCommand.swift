import Arguments

/// Writes what shells and `man` read.
struct CompletionsCommand {
  let arguments: ParsedCommand
  let console: Console

  /// The word that stands for the manual page.
  private static let manual = "man"

  /// Prints a script, or the manual page.
  ///
  /// - Throws: ``CompletionsError`` for an unknown shell.
  func run() throws(CompletionsError) {
    let program = FlickrGallery.program
    guard let name = arguments.operands.first else { throw .noShell }
    let text: String
    if name == Self.manual {
      text = ManPage(program).text
    } else if let shell = ShellScript(rawValue: name) {
      text = shell.text(for: program)
    } else {
      throw .unknownShell(name)
    }
    console.result(String(text.dropLast()))
  }
}
