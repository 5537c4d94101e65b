/// What bounds a hostile or endless template.
enum Limits {
  /// How deep sections, partials, parents, blocks and lambdas may lie in each other.
  static let depth = 250

  /// How long a delimiter may be: searching for one must stay linear.
  static let delimiterLength = 64
}
