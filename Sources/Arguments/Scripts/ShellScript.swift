/// Writes completions for a shell from declarations alone.
package enum ShellScript: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// Gives the script that the shell reads.
  package func text(for program: ProgramDeclaration) -> String {
    switch self {
    case .bash: BashCompletion(program).text
    case .zsh: ZshCompletion(program).text
    case .fish: FishCompletion(program).text
    }
  }
}
