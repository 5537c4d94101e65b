/// Answers the methods about members and their streams.
enum PeopleMethods {
  static let all: [String: MethodTable.Method] = [
    "flickr.people.getPublicPhotos": publicPhotos,
    "flickr.people.getPhotos": photos,
    "flickr.people.getInfo": info,
    "flickr.people.findByUsername": byUsername,
  ]

  @Sendable private static func publicPhotos(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    let member = try call.member()
    let serials = call.world.publicSerials.filter {
      $0 % call.world.options.owners == member.number
    }
    return PhotoListing(serials, call: call).node(call)
  }

  @Sendable private static func photos(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    let member = try call.member(
      gone: APIFailure(5, "User deleted"), unknown: APIFailure(2, "Unknown user"))
    let serials = call.visibleSerials.filter { call.world.photo($0).owner == member }
    return PhotoListing(serials, call: call).node(call)
  }

  @Sendable private static func byUsername(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    let name = try call.required("username")
    guard let owner = call.world.owners.first(where: { $0.username == name }),
      !call.world.deletedOwners.contains(owner.number)
    else { throw .userNotFound }
    return AnswerNode("user", [("id", .text(owner.nsid)), ("nsid", .text(owner.nsid))])
      .with(AnswerNode("username", text: owner.username))
  }

  @Sendable private static func info(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    let member = try call.member(gone: APIFailure(5, "User deleted"))
    var person = AnswerNode(
      "person",
      [
        ("id", .text(member.nsid)), ("nsid", .text(member.nsid)),
        ("ispro", .number(member.isPro ? 1 : 0)), ("is_deleted", .number(0)),
        ("iconserver", .text("\(member.iconServer)")), ("iconfarm", .number(member.iconFarm)),
        ("path_alias", member.alias.map { .text($0) } ?? .null), ("has_stats", .number(0)),
      ])
    person.add(AnswerNode("username", text: member.username))
    if let name = member.realName { person.add(AnswerNode("realname", text: name)) }
    if let location = member.location { person.add(AnswerNode("location", text: location)) }
    person.add(AnswerNode("description", text: PhotoTexts.description(member.number)))
    for (name, folder) in [
      ("photosurl", "photos"), ("profileurl", "people"), ("mobileurl", "photos"),
    ] {
      let url = "https://www.flickr.com/\(folder)/\(member.pathName)/"
      person.add(AnswerNode(name, text: url))
    }
    person.add(photoSummary(of: member, in: call.world))
    return person
  }

  private static func photoSummary(of member: FakeOwner, in world: World) -> AnswerNode {
    let serials = world.publicSerials.filter { $0 % world.options.owners == member.number }
    let first = world.photo(serials.last ?? 0)
    return AnswerNode("photos")
      .with(AnswerNode("firstdatetaken", text: first.taken))
      .with(AnswerNode("firstdate", [], text: .drifting(first.uploaded, member.number, 1)))
      .with(AnswerNode("count", [], text: .drifting(serials.count, member.number, 2)))
  }
}
