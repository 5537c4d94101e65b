/// Writes the manual page from declarations alone, for the macros of man(7).
package struct ManPage: Sendable {
  private let program: ProgramDeclaration

  /// Prepares the page of a program.
  package init(_ program: ProgramDeclaration) { self.program = program }

  /// The page as `man` reads it.
  package var text: String {
    var lines = [
      ".TH \(Self.plain(program.name.uppercased())) 1 \"\" \"\(Self.plain(program.name)) \(program.version)\"",
      ".SH NAME", "\(Self.plain(program.name)) \\- \(Self.plain(sentence(program.abstract)))",
      ".SH SYNOPSIS",
      ".B \(Self.plain(program.name))",
      "[\\fIcommand\\fR] [\\fIarguments\\fR] [\\fIoptions\\fR]",
      ".SH DESCRIPTION", Self.plain(program.abstract),
      "Without a command, \\fB\(program.defaultCommand.name)\\fR runs.",
    ]
    for command in program.commands { lines += section(command) }
    lines += [".SH ENVIRONMENT"] + program.environment.flatMap { Self.term($0) }
    let codes = program.commands.flatMap(\.exitCodes).reduce(into: [Term]()) { codes, code in
      if !codes.contains(code) { codes.append(code) }
    }
    lines += [".SH EXIT STATUS"]
    lines += codes.sorted { (Int($0.name) ?? 0) < (Int($1.name) ?? 0) }.flatMap { Self.term($0) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ command: CommandDeclaration) -> [String] {
    var lines = [
      ".SH \"COMMAND \(Self.plain(command.name.uppercased()))\"",
      "\\fB\(Self.plain(HelpText.usage(of: command, in: program)))\\fR", ".PP",
      Self.plain(command.abstract),
    ]
    if let operand = command.operand {
      lines += [".TP", "\\fI\(Self.plain(operand.placeholder))\\fR", Self.plain(operand.help)]
    }
    for option in command.allOptions {
      var names = "\\fB\(Self.plain(option.spelling))\\fR"
      if let letter = option.letter { names = "\\fB\\-\(letter)\\fR, \(names)" }
      if let negated = option.negatedSpelling { names += ", \\fB\(Self.plain(negated))\\fR" }
      if let value = option.value { names += " \\fI\(Self.plain(value.placeholder))\\fR" }
      let defaultText = option.value?.defaultText.map { " Default: \($0)." } ?? ""
      lines += [".TP", names, Self.plain(option.help + defaultText)]
    }
    if !command.examples.isEmpty {
      lines += [".PP", "Examples:"]
      for example in command.examples {
        lines += [
          ".PP", ".RS", ".nf", Self.plain(example.line), ".fi", Self.plain(example.meaning), ".RE",
        ]
      }
    }
    return lines
  }

  private func sentence(_ text: String) -> String {
    let first = text.prefix(1).lowercased() + text.dropFirst()
    return first.hasSuffix(".") ? String(first.dropLast()) : first
  }

  private static func term(_ term: Term) -> [String] {
    [".TP", "\\fB\(plain(term.name))\\fR", plain(term.meaning)]
  }

  /// Makes a text one that no macro and no escape can be read from.
  private static func plain(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("\"", with: "\\(dq").replacing("…", with: "...")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
  }
}
