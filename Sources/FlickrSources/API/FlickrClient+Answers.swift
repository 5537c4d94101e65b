import GalleryModel

extension FlickrClient {
  /// Reads answers of this client's calls.
  var reader: AnswerReader { AnswerReader(access: access, hosts: endpoint.imageHosts) }

  /// Says that the server's answer is not what was asked for.
  func garbled(_ reason: String) -> FlickrSourceError {
    .garbled(host: endpoint.authority, reason: reason)
  }

  /// Calls a method, and tells what is missing where Flickr says that something is.
  func call(
    _ method: String, _ parameters: [String: String], absentee: Absentee?
  ) async throws -> FlickrAnswer {
    try await fetch(method, parameters, absentee: absentee).answer
  }

  /// Calls a method as ``call(_:_:absentee:)`` does, and gives the bytes of its answer, too.
  func fetch(
    _ method: String, _ parameters: [String: String], absentee: Absentee?
  ) async throws -> (answer: FlickrAnswer, bytes: [UInt8]) {
    do {
      return try await fetch(method, parameters)
    } catch FlickrSourceError.refused(let error) {
      guard let missing = error.missing, let absentee else {
        throw FlickrSourceError.refused(error)
      }
      throw FlickrSourceError.absent(absentee.seen(as: missing, parameters), error)
    }
  }

  /// Calls a method for what a gallery can do without; a refusal is no answer.
  func callForNicety(
    _ method: String, _ parameters: [String: String]
  ) async throws -> FlickrAnswer? {
    do {
      return try await call(method, parameters)
    } catch FlickrSourceError.refused(let error) where !error.concernsKey {
      return nil
    }
  }

  /// Asks what is known of a member; `nil` where Flickr does not tell.
  func card(of member: NSID) async throws -> Person? {
    let answer = try await callForNicety("flickr.people.getInfo", ["user_id": member.rawValue])
    return answer?.content("person").flatMap(PersonReader.person)
  }
}

extension Absentee {
  /// Tells what is missing of a list: itself, the member it is asked of, or the permission.
  fileprivate func seen(as missing: FlickrError.Missing, _ parameters: [String: String]) -> Self {
    switch (missing, self) {
    case (.member, .member): self
    case (.member, _): .member(parameters["user_id"] ?? "")
    case (.permission, .group(let name)): .closedPool(name)
    default: self
    }
  }
}
