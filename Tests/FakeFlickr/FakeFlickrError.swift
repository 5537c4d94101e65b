/// Says why a fault that was written as text cannot be understood.
package enum FakeFlickrError: Error, Sendable, Equatable, CustomStringConvertible {
  /// No fault has this name.
  case unknownFault(String)
  /// The rule is not of the form that rules have.
  case badRule(String)

  /// Names what was written and what can be.
  package var description: String {
    switch self {
    case .unknownFault(let text):
      "unknown fault '\(text)': use a status (429, 429/7, 503), html, wrong-format, malformed, "
        + "truncated, stall/SECONDS, delay/SECONDS, reset, closed, not-found, user-deleted, "
        + "error/CODE, short/N, drift/N, shift/N, repeat/PAGE, repeats-past-end or empty"
    case .badRule(let text):
      "cannot read the rule '\(text)': write TARGET[@PAGE][#PHOTO]=FAULT[+SKIP][*TIMES], such as "
        + "photos.getInfo=429/7*2 or images=truncated; targets are any, api, images, feeds, login "
        + "and methods"
    }
  }
}
