/// Says what goes wrong with an answer.
package enum Fault: Sendable, Equatable {
  /// An HTTP status such as 429, 503, 403 or 404, perhaps with seconds to wait.
  case http(Int, retryAfter: Int? = nil)
  /// A web page under status 200.
  case html
  /// JSON with a stray comma for those who asked for XML, and XML for those who asked for JSON.
  case wrongFormat
  /// Text that looks like the right format and is not well formed.
  case malformed
  /// Half of the body, though its whole length was declared.
  case truncated
  /// Half of the body, then silence for so long, then the end.
  case stall(Duration)
  /// The right answer, late.
  case delay(Duration)
  /// A connection that is reset.
  case reset
  /// A connection that is closed without an answer.
  case closed
  /// A failure in the API's envelope, or status 404 where there is no envelope.
  case api(APIFailure)
  /// The failure the method uses for a photo, list or member that is not there.
  case notFound
  /// The failure the method uses for a member who left.
  case userDeleted
  /// A page from which so many photos are missing, though it is not the last.
  case shortPage(missing: Int)
  /// A total that is off by so many.
  case totalDrift(Int)
  /// A list that moved by so many since the page before: some photos twice, or some missed where
  /// the number is negative.
  case shifted(by: Int)
  /// The photos of another page.
  case repeatedPage(Int)
  /// The last page again, for every page past the end.
  case repeatsPastEnd
  /// A list that says it has nothing.
  case emptyList
}
