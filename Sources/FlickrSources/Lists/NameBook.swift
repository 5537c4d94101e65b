package import GalleryModel

/// Finds out which member or group a name in an address means, and asks for each only once.
package final class NameBook {
  private let client: FlickrClient
  private let memory: (any NameMemory)?
  private var known: [String: NSID] = [:]
  /// How many calls names have cost.
  private(set) var callCount = 0

  /// Opens a book; what the memory knows costs no call.
  package init(client: FlickrClient, memory: (any NameMemory)? = nil) {
    self.client = client
    self.memory = memory
  }

  /// Gives the identifier of a member.
  ///
  /// - Throws: ``FlickrSourceError/absent(_:_:)`` where Flickr knows nobody of that name.
  func member(_ name: PathName) async throws -> NSID {
    try await id(of: name, in: "photos", by: "flickr.urls.lookupUser", as: "user") {
      .member($0)
    }
  }

  /// Gives the identifier of a group.
  ///
  /// - Throws: ``FlickrSourceError/absent(_:_:)`` where Flickr knows no group of that name.
  func group(_ name: PathName) async throws -> NSID {
    try await id(of: name, in: "groups", by: "flickr.urls.lookupGroup", as: "group") {
      .group($0)
    }
  }

  private func id(
    of name: PathName, in folder: String, by method: String, as element: String,
    _ missing: (String) -> Absentee
  ) async throws -> NSID {
    let alias: String
    switch name {
    case .nsid(let id): return id
    case .alias(let text): alias = text
    }
    let address = "\(folder)/\(alias.lowercased())"
    if let id = try known[address] ?? memory?.id(named: address) { return id }
    callCount += 1
    let answer: FlickrAnswer
    do {
      answer = try await client.call(method, ["url": "https://www.flickr.com/\(folder)/\(alias)/"])
    } catch FlickrSourceError.refused(let error) where error.isAbsence {
      throw FlickrSourceError.absent(missing(alias), error)
    }
    guard let id = answer.content(element).flatMap({ NSID($0.text("id")) }) else {
      throw client.garbled("\(method) does not name the \(element)")
    }
    known[address] = id
    try memory?.remember(id, named: address)
    return id
  }
}
