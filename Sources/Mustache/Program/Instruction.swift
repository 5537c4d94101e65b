/// One step of rendering; what takes more than a few numbers is in a table of the program.
enum Instruction {
  case text(TextRun)

  /// Writes the indentation, where no text starts the line.
  case lineStart

  case variable(Variable)
  case section(Int)
  case inverted(Int)
  case partial(Int)
  case parent(Int)
  case block(Int)
}

/// Bytes of the program's text.
struct TextRun {
  var range: Range<Int>
  let startsLine: Bool

  /// Where further lines start inside of the range, in the program's table.
  var lines: Range<Int>
}

/// A value to write.
struct Variable {
  let name: Name
  let isEscaped: Bool
}
