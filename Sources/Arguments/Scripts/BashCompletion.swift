/// Writes completions for bash.
struct BashCompletion {
  private let program: ProgramDeclaration

  init(_ program: ProgramDeclaration) { self.program = program }

  var text: String {
    let commands = program.commands.map(\.name)
    return """
      # bash completion for \(program.name)
      \(function)() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command=\(program.defaultCommand.name) word
        COMPREPLY=()
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$word" in
            \(commands.joined(separator: "|"))) command="$word"; break ;;
          esac
        done
        case "$command:$previous" in
      \(values)
        esac
        case "$current" in
          -*)
            case "$command" in
      \(options)
            esac
            return ;;
        esac
        compopt -o default 2>/dev/null
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(commands.joined(separator: " ")) help" -- "$current"))
        fi
      }
      complete -F \(function) \(program.name)

      """
  }

  private var function: String { "_" + program.name.replacing("-", with: "_") }

  /// What may stand behind an option, for each command.
  private var values: String {
    program.commands.flatMap { command in
      command.allOptions.compactMap { option in
        option.value.map { value in
          let names = [option.spelling] + (option.letter.map { ["-\($0)"] } ?? [])
          let pattern = names.map { "\(command.name):\($0)" }.joined(separator: "|")
          return "    \(pattern)) \(Self.reply(value.rule)); return ;;"
        }
      }
    }
    .joined(separator: "\n")
  }

  private var options: String {
    program.commands.map { command in
      let spellings = command.allOptions.flatMap { option in
        [option.spelling, option.negatedSpelling].compactMap(\.self)
      }
      let words = spellings.joined(separator: " ")
      return "        \(command.name)) COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\")) ;;"
    }
    .joined(separator: "\n")
  }

  private static func reply(_ rule: ValueRule) -> String {
    switch rule {
    case .choice(let words):
      "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
    case .folder: "compopt -o filenames; COMPREPLY=($(compgen -d -- \"$current\"))"
    case .file: "compopt -o default"
    case .text, .integer, .webAddress: ":"
    }
  }
}
