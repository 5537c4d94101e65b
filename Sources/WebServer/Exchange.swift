/// Holds what all connections of a server share.
final class Exchange: Sendable {
  let limits: WebServerLimits
  let stopSignal = StopSignal()
  private let handler: @Sendable (WebRequest) -> WebResponse

  init(limits: WebServerLimits, handler: @escaping @Sendable (WebRequest) -> WebResponse) {
    self.limits = limits
    self.handler = handler
  }

  /// Lets the handler answer, unless the request itself is at fault; waits for the delay.
  func response(
    method: String, target: String, headers: WebHeaders, body: [UInt8]?
  ) -> WebResponse {
    guard let target = RequestTarget(target) else {
      return WebResponse(status: 400, text: "The address of this request is not valid.\n")
    }
    guard let body else {
      return WebResponse(status: 413, text: "The body of this request is too long.\n")
    }
    let response = handler(
      WebRequest(
        method: method, path: target.path, query: target.query, headers: headers, body: body))
    if response.delay > .zero { _ = stopSignal.wait(for: response.delay) }
    return response
  }
}
