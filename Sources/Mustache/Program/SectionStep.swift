/// A section; its content follows its instruction.
struct SectionStep {
  let name: Name

  /// The instruction after the content.
  let end: Int

  /// The content as it was written, for lambdas.
  let content: Range<Int>

  /// The delimiters of the content, in the program's table.
  let delimiters: Int
}
