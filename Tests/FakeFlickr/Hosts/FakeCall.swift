/// Records one request that a fake Flickr received.
package struct FakeCall: Sendable, Equatable {
  /// What was asked.
  package enum Kind: Sendable, Equatable {
    /// A method of the API.
    case api
    /// An image file.
    case image
    /// A public feed.
    case feed
    /// A step of a login.
    case login
    /// Anything else.
    case other
  }

  /// What was asked.
  package let kind: Kind
  /// The method's full name, or the path of what is no method.
  package let method: String
  /// The parameters, without key, token, signature and verifier.
  package let parameters: [String: String]
  /// Whether the call was signed.
  package let isSigned: Bool
  /// Whether key, secret or token were in the request; nowhere but in calls and logins may they be.
  package let carriesCredentials: Bool
  /// What the client calls itself.
  package let userAgent: String
  /// What went wrong on purpose.
  package internal(set) var fault: Fault?
  /// The status it was answered with; 0 before the answer.
  package internal(set) var status = 0

  /// The page asked for; nil where no page was named.
  package var page: Int? { parameters["page"].flatMap { Int($0) } }

  /// How many photos a page was to have.
  package var perPage: Int? { parameters["per_page"].flatMap { Int($0) } }

  /// The photo it is about.
  package var photoID: String? {
    if let id = parameters["photo_id"] { return id }
    guard kind == .image else { return nil }
    return method.split(separator: "/").last?.split(separator: "_").first.map { String($0) }
  }
}
