/// A template as a tree; ranges are places in its source.
indirect enum Node {
  /// A line starts here, and no text of it does.
  case lineStart

  case text(Range<Int>, startsLine: Bool)
  case variable(Tag)
  case section(Tag, [Node], source: Range<Int>)
  case inverted(Tag, [Node])

  /// The indentation is the white space for all lines of what is inserted; nil in the middle of a
  /// line.
  case partial(Tag, indentation: Range<Int>?)
  case parent(Tag, indentation: Range<Int>?, [Argument])
  case block(Tag, indentation: Range<Int>?, [Node])

  /// What a parent tag gives for one block.
  struct Argument {
    let tag: Tag
    let nodes: [Node]

    /// Whether the content starts on the line after the tag.
    let opensLine: Bool
  }
}
