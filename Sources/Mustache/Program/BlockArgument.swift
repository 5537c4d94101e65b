/// What a parent tag gives for one block.
struct BlockArgument {
  let name: Int
  let content: Range<Int>

  /// Whether the content starts on a line of its own.
  let opensLine: Bool
}
