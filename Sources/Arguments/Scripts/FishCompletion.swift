/// Writes completions for fish.
struct FishCompletion {
  private let program: ProgramDeclaration

  init(_ program: ProgramDeclaration) { self.program = program }

  var text: String {
    var lines = ["# fish completion for \(program.name)"]
    for command in program.commands {
      lines.append(
        "complete -c \(program.name) -n __fish_use_subcommand -a \(command.name) "
          + "-d \(Self.quoted(command.abstract))")
    }
    for command in program.commands {
      var condition = "__fish_seen_subcommand_from \(command.name)"
      if command.name == program.defaultCommand.name { condition += "; or __fish_use_subcommand" }
      lines += command.allOptions.map { line(for: $0, when: condition) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(for option: OptionDeclaration, when condition: String) -> String {
    var parts = ["complete -c \(program.name) -n \(Self.quoted(condition)) -l \(option.name)"]
    if let letter = option.letter { parts.append("-s \(letter)") }
    switch option.value?.rule {
    case .choice(let words): parts.append("-x -a \(Self.quoted(words.joined(separator: " ")))")
    case .folder: parts.append("-x -a '(__fish_complete_directories)'")
    case .file: parts.append("-r")
    case .text, .integer, .webAddress: parts.append("-x")
    case nil: break
    }
    parts.append("-d \(Self.quoted(option.help))")
    return parts.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
