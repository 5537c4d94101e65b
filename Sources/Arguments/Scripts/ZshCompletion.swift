/// Writes completions for zsh.
struct ZshCompletion {
  private let program: ProgramDeclaration

  init(_ program: ProgramDeclaration) { self.program = program }

  var text: String {
    """
    #compdef \(program.name)
    # zsh completion for \(program.name)
    \(function)() {
      local -a commands
      commands=(
    \(commands)
      )
      local command=\(program.defaultCommand.name) word
      for word in "${(@)words[2,CURRENT-1]}"; do
        case "$word" in
          \(program.commands.map(\.name).joined(separator: "|"))) command="$word"; break ;;
        esac
      done
      if (( CURRENT == 2 )) && [[ "$words[CURRENT]" != -* ]]; then
        _describe command commands
        _files
        return
      fi
      case "$command" in
    \(program.commands.map(arguments).joined(separator: "\n"))
      esac
    }
    if [ "$funcstack[1]" = "\(function)" ]; then
      \(function) "$@"
    elif (( $+functions[compdef] )); then
      compdef \(function) \(program.name)
    fi

    """
  }

  private var function: String { "_" + program.name }

  private var commands: String {
    program.commands.map { "    \(Self.quoted("\($0.name):\($0.abstract)"))" }
      .joined(separator: "\n")
  }

  private func arguments(of command: CommandDeclaration) -> String {
    let options = command.allOptions.flatMap { option -> [String] in
      let explanation = "[\(Self.plain(option.help))]"
      let action =
        option.value.map {
          ":\($0.placeholder.lowercased().replacing("|", with: " or ")):\(Self.action($0.rule))"
        } ?? ""
      let names = [option.spelling] + (option.letter.map { ["-\($0)"] } ?? [])
      let specs = names.map { name in
        let mark = option.value == nil ? "" : name.hasPrefix("--") ? "=" : "+"
        return "\(name)\(mark)\(explanation)\(action)"
      }
      return (specs + (option.negatedSpelling.map { ["\($0)\(explanation)"] } ?? []))
        .map { "      \(Self.quoted($0)) \\" }
    }
    let operand = command.operand == nil ? "'*: :'" : "'*: :_files'"
    return "    \(command.name)) _arguments -s \\\n\(options.joined(separator: "\n"))\n"
      + "      \(operand) ;;"
  }

  private static func action(_ rule: ValueRule) -> String {
    switch rule {
    case .choice(let words): "(\(words.joined(separator: " ")))"
    case .folder: "_directories"
    case .file: "_files"
    case .text, .integer, .webAddress: " "
    }
  }

  /// Leaves out what would end an explanation.
  private static func plain(_ text: String) -> String {
    text.replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: ";")
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
