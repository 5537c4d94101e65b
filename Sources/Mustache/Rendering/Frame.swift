/// What a template inherits from the tag that brought it in.
struct Frame {
  /// White space before every line, in the renderer's indentations.
  var indentation = 0..<0

  /// The innermost of the parents' arguments in force; negative without any.
  var scope = -1
}
