/// Holds one call of a method, with all that its answer depends on.
struct APICall: Sendable {
  let method: String
  let parameters: [String: String]
  /// Who signed the call; nobody for a call with a key alone.
  let viewer: FakeOwner?
  /// Where this server is, with a slash at the end.
  let origin: String
  let world: World
  /// What is to go wrong with the answer.
  let fault: Fault?

  /// Reads a parameter; an empty one counts as absent.
  subscript(name: String) -> String? {
    parameters[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The names asked for in a comma list.
  func list(_ name: String) -> [String] {
    (self[name] ?? "").split(separator: ",").map { $0.trimmed }
  }

  /// Reads a parameter that the method cannot do without.
  func required(_ name: String) throws(APIFailure) -> String {
    guard let value = self[name] else {
      throw APIFailure(1, "Required parameter missing: \(name)")
    }
    return value
  }

  /// Finds the member that a parameter names, `me` included.
  func member(
    _ name: String = "user_id", gone: APIFailure = .userNotFound,
    unknown: APIFailure = .userNotFound
  ) throws(APIFailure) -> FakeOwner {
    let id = try required(name)
    if id == "me" {
      guard let viewer else { throw .notLoggedIn }
      return viewer
    }
    guard let owner = world.owners.first(where: { $0.nsid.lowercased() == id.lowercased() })
    else { throw unknown }
    guard !world.deletedOwners.contains(owner.number) else { throw gone }
    return owner
  }

  /// Finds the photo that `photo_id` names, for those who may see it.
  func photo() throws(APIFailure) -> FakePhoto {
    let id = try required("photo_id")
    guard let photo = world.photo(id: id, for: viewer) else {
      throw FakePhoto.serial(of: id) == nil
        ? APIFailure(1, "Photo \"\(id)\" not found (invalid ID)") : .photoNotFound
    }
    return photo
  }

  /// The photos this caller can list, newest first, by serial number.
  var visibleSerials: [Int] {
    (viewer?.number == 0 ? world.hiddenSerials : []) + world.publicSerials
  }
}
