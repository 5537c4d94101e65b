/// A partial, or a parent with what it is given.
struct PartialStep {
  enum Target {
    /// A template of the library.
    case template(Int)

    /// No template of the library; its name is interned.
    case missing(Int)

    case dynamic(Name)
  }

  let target: Target
  let place: Place

  /// White space for every line, in the program's text; nil in the middle of a line.
  let indentation: Range<Int>?

  /// What a parent is given, in the program's table of arguments; their contents follow.
  let arguments: Range<Int>

  /// The instruction after the arguments.
  let end: Int
}
