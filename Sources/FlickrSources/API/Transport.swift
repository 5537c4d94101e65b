/// Carries requests to a server: the seam between what is asked and the network.
package protocol Transport: Sendable {
  /// Sends a request and waits for the whole answer.
  ///
  /// - Throws: ``FlickrSourceError/unreachable(host:reason:)`` when no answer comes; whatever the
  ///   status, an answer is not an error here.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse
}
