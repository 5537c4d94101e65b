/// Answers the methods that look something up, and those that only test.
enum LookupMethods {
  static let all: [String: MethodTable.Method] = [
    "flickr.urls.lookupUser": user,
    "flickr.urls.lookupGroup": group,
    "flickr.urls.lookupGallery": gallery,
    "flickr.photos.licenses.getInfo": { _ in Licenses.node },
    "flickr.test.echo": echo,
    "flickr.test.login": login,
  ]

  /// The parts of the address's path.
  private static func segments(_ call: APICall) throws(APIFailure) -> [String] {
    let url = try call.required("url")
    let path = url.replacing("://", with: "/", maxReplacements: 1).split(separator: "/")
    return path.drop { $0.hasPrefix("http") || $0.lowercased().hasSuffix("flickr.com") }
      .map { String($0.prefix { $0 != "?" && $0 != "#" }) }
  }

  private static func member(_ name: String, _ world: World) -> FakeOwner? {
    world.owners.first { owner in
      (owner.nsid.lowercased() == name.lowercased() || owner.alias == name.lowercased())
        && !world.deletedOwners.contains(owner.number)
    }
  }

  @Sendable private static func user(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    let path = try segments(call)
    guard path.count > 1, ["photos", "people"].contains(path[0]),
      let member = member(path[1], call.world)
    else { throw .userNotFound }
    return AnswerNode("user", [("id", .text(member.nsid))])
      .with(AnswerNode("username", text: member.username))
  }

  @Sendable private static func group(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    let path = try segments(call)
    guard path.count > 1, path[0] == "groups",
      let group = call.world.allGroups.first(where: { $0.alias == path[1] || $0.nsid == path[1] })
    else { throw APIFailure(1, "Group not found") }
    return AnswerNode("group", [("id", .text(group.nsid))])
      .with(AnswerNode("groupname", text: group.name))
  }

  @Sendable private static func gallery(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    guard let id = try segments(call).last, let gallery = call.world.gallery(id: id) else {
      throw APIFailure(1, "Gallery not found")
    }
    return GalleryMethods.node(gallery, call.world)
  }

  @Sendable private static func echo(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    call.parameters.filter { !$0.key.hasPrefix("oauth_") }.sorted { $0.key < $1.key }
      .reduce(AnswerNode("")) { $0.with(AnswerNode($1.key, text: $1.value)) }
  }

  @Sendable private static func login(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    guard let viewer = call.viewer else { throw .notLoggedIn }
    let alias: AnswerValue = viewer.alias.map { .text($0) } ?? .null
    return AnswerNode("user", [("id", .text(viewer.nsid)), ("path_alias", alias)])
      .with(AnswerNode("username", text: viewer.username))
  }
}
