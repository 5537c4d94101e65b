/// A block that parents' arguments replace; its default content follows its instruction.
struct BlockStep {
  let name: Int
  let place: Place

  /// White space for the lines of an argument, in the program's text; nil in the middle of a line.
  let indentation: Range<Int>?

  /// Whether the first line is indented too: the block's tag has its line for itself.
  let ownsLine: Bool

  /// The instruction after the default content.
  let end: Int
}
