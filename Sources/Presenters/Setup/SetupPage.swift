/// What setting a gallery up shows.
package enum SetupPage: Equatable, Sendable {
  /// A question; after an answer that is none, with what is wrong with it.
  case asking(SetupQuestion, objection: String?)
  /// There is nothing more to ask.
  case complete
}
