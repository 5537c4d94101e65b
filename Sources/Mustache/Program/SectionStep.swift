/// A section; its content follows its instruction.
struct SectionStep {
  let name: Name

  /// The instruction after the content.
  let end: Int

  /// The content as it was written, for lambdas.
  let content: Range<Int>
  let delimiters: Delimiters
}
