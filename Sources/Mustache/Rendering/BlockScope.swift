/// The arguments of one parent tag, while the parent is rendered.
struct BlockScope {
  let program: Program
  let arguments: Range<Int>

  /// The scope around the tag, which takes precedence; negative without any.
  let outer: Int
}
