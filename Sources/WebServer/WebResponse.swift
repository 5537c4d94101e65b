/// Holds what a handler answers.
package struct WebResponse: Sendable, Equatable {
  /// The status code.
  package var status: Int
  /// The header fields; length, date and connection are the server's to add.
  package var headers: WebHeaders
  /// What follows the header.
  package var body: WebBody
  /// How long the server waits before the first byte; cut short when the server stops.
  package var delay: Duration
  /// How the response reaches its client; faults are for `.bytes` bodies.
  package var delivery: WebDelivery

  /// Makes a response that is delivered whole and at once.
  package init(
    status: Int = 200, headers: WebHeaders = [:], body: WebBody = .bytes([]),
    delay: Duration = .zero, delivery: WebDelivery = .whole
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.delay = delay
    self.delivery = delivery
  }

  /// Makes a response of text with its type, such as `text/html; charset=utf-8`.
  package init(status: Int = 200, text: String, type: String = "text/plain; charset=utf-8") {
    self.init(status: status, headers: ["Content-Type": type], body: .bytes([UInt8](text.utf8)))
  }
}
