/// Tells with whose eyes an answer was given, which decides what silence means.
///
/// Without a token Flickr shows only what is public and safe, and may leave out saying so.
package enum Access: Hashable, Sendable {
  /// Nobody was logged in: what is not said is public and safe.
  case unsigned
  /// A member was logged in: what is not said to be public is not, and safety is unknown.
  case signed
}
