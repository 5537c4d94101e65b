/// Says why one try failed.
enum CourierFailure: Error {
  /// The server or the way to it, with the pause that the server asks for.
  case failed(FlickrSourceError, asked: Duration?)
  /// Nobody wants the answer any more.
  case cancelled
}
