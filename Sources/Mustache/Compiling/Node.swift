/// A template as a tree; ranges are places in its source.
indirect enum Node {
  /// A line starts here, and no text of it does.
  case lineStart

  case text(Range<Int>, startsLine: Bool)
  case variable(Tag)
  case section(Tag, [Node], source: Range<Int>)
  case inverted(Tag, [Node])
  case partial(Tag, Indentation)
  case parent(Tag, Indentation, [Argument])
  case block(Tag, Indentation, [Node])

  /// How what is inserted for a tag is moved to the right.
  enum Indentation {
    /// Inserted in the middle of a line.
    case none

    /// Every line is indented: the tag has its line for itself.
    case lines(Range<Int>)

    /// The first line starts with the white space before the tag; the others are indented.
    case otherLines(Range<Int>)
  }

  /// What a parent tag gives for one block.
  struct Argument {
    let tag: Tag
    let nodes: [Node]

    /// Whether the content starts on the line after the tag.
    let opensLine: Bool
  }
}
