import Foundation
import Testing

@Suite struct CompletionsTests {
  /// Runs a shell of the system on a script; nothing where it is not installed.
  private func ask(_ shell: String, _ arguments: [String], in folder: String) async throws
    -> Outcome?
  {
    let path = "/usr/bin/\(shell)"
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder, "LC_ALL": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    return try await RunningBinary(process).outcome()
  }

  private static let bash = """
    source ./script
    try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _flickr_gallery; echo "${COMPREPLY[@]}"; }
    try flickr-gallery pub
    try flickr-gallery --the
    try flickr-gallery build --theme ''
    try flickr-gallery serve --wat
    """

  @Test(
    "The scripts load without a word, and complete commands, options and values",
    arguments: [
      ("bash", ["-c", bash], "publish\n--theme\nday night auto\n--watch\n"),
      (
        "zsh",
        [
          "-fc",
          "autoload -U compinit; compinit -D; source ./script; print $_comps[flickr-gallery]",
        ],
        "_flickr-gallery\n"
      ),
      (
        "fish",
        [
          "-c",
          "source ./script; complete -C 'flickr-gallery pub'; complete -C 'flickr-gallery serve --wat'",
        ],
        "publish\tPut the site somewhere, if it has no faults.\n--watch\t"
      ),
    ])
  func load(shell: String, arguments: [String], expected: String) async throws {
    let folder = try TemporaryFolder()
    let script = try await Binary(folder: folder.path).run(["completions", shell])
    #expect(script.status == 0)
    try folder.write(script.output, to: "script")
    guard let outcome = try await ask(shell, arguments, in: folder.path) else { return }
    #expect(outcome.output.hasPrefix(expected), "\(outcome.output)")
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test("The manual page is set without a warning, and tells every command and option")
  func manual() async throws {
    let folder = try TemporaryFolder()
    let page = try await Binary(folder: folder.path).run(["completions", "man"])
    try folder.write(page.output, to: "flickr-gallery.1")
    guard
      let shown = try await ask(
        "man", ["--warnings", "-P", "cat", "./flickr-gallery.1"], in: folder.path)
    else { return }
    #expect(shown.status == 0 && shown.errors.isEmpty, "\(shown.errors)")
    for words in ["COMMAND PUBLISH", "--paging newest|stable", "EXIT STATUS", "FLICKR_API_KEY"] {
      #expect(shown.output.contains(words), "\(words)")
    }
  }

  @Test("A shell must be one that is known", arguments: [[], ["tcsh"]])
  func unknown(shells: [String]) async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Binary(folder: folder.path).run(["completions"] + shells)
    #expect(outcome.status == 64 && outcome.errors.contains("bash, zsh or fish"))
  }
}
