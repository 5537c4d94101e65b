/// A name to look up: a first part, sought in all of the context, and parts inside of it.
struct Name {
  /// The key of the implicit iterator, a single period.
  static let iterator = -1

  let key: Int

  /// The further parts of a dotted name, in the program's table of parts.
  let rest: Range<Int>

  let place: Place
}
