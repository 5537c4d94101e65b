import GalleryModel

extension FlickrClient {
  /// Asks whose login signs the calls, which also proves that it is good.
  ///
  /// - Throws: ``FlickrSourceError/login(_:)`` where it is not, and what ``call(_:_:)`` throws.
  func loggedInMember() async throws -> NSID {
    try member(in: try await call(Self.loginTest))
  }

  /// Tells whether the calls are signed for this member, whose private photos they then show.
  ///
  /// Asks Flickr where only the token is known.
  func isOwn(_ member: NSID, asking calls: inout PendingAnswers) async throws -> Bool {
    guard let signer else { return false }
    if let owner = signer.member { return owner == member }
    return try self.member(in: try await calls.call(Self.loginTest)) == member
  }

  private static let loginTest = "flickr.test.login"

  private func member(in answer: FlickrAnswer) throws(FlickrSourceError) -> NSID {
    guard let member = answer.content("user").flatMap({ NSID($0.text("id")) }) else {
      throw garbled("it does not say who is logged in")
    }
    return member
  }
}
