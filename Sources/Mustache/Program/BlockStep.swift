/// A block that parents' arguments replace; its default content follows its instruction.
struct BlockStep {
  enum Layout {
    case inline
    case ownLines
    case startsLine
  }

  let name: Int
  let place: Place
  let layout: Layout
  let indentation: Range<Int>

  /// The instruction after the default content.
  let end: Int
}
