/// Says which requests a fault can strike.
package enum FaultTarget: Sendable, Equatable {
  /// Every request.
  case any
  /// The calls of one method, by its full name.
  case method(String)
  /// The calls of every method.
  case api
  /// The image files.
  case images
  /// The public feeds.
  case feeds
  /// The steps of a login.
  case login
}
