/// Answers the methods about groups.
enum GroupMethods {
  static let all: [String: MethodTable.Method] = [
    "flickr.groups.getInfo": info,
    "flickr.groups.pools.getPhotos": photos,
  ]

  private static func group(_ call: APICall) throws(APIFailure) -> FakeGroup {
    let alias = call["group_path_alias"]
    let id = alias == nil ? try call.required("group_id") : nil
    let group = call.world.allGroups.first { $0.nsid == id || (alias != nil && $0.alias == alias) }
    guard let group else { throw APIFailure(1, "Group not found") }
    return group
  }

  @Sendable private static func info(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    let group = try group(call)
    return AnswerNode(
      "group",
      [
        ("id", .text(group.nsid)), ("nsid", .text(group.nsid)),
        ("path_alias", .text(group.alias)), ("iconserver", .text("0")), ("iconfarm", .number(0)),
        ("lang", .text("")), ("ispoolmoderated", .number(0)), ("eighteenplus", .number(0)),
        ("invitation_only", .number(0)),
      ]
    )
    .with(AnswerNode("name", text: group.name))
    .with(AnswerNode("description", text: "<i>Not just</i> another group."))
    .with(AnswerNode("rules", text: ""))
    .with(AnswerNode("members", text: "\(call.world.options.owners)"))
    .with(AnswerNode("pool_count", text: "\(call.world.serials(in: group).count)"))
  }

  @Sendable private static func photos(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    var serials = call.world.serials(in: try group(call))
    if call["user_id"] != nil {
      let unknown = APIFailure(3, "Unknown user")
      let member = try call.member(gone: unknown, unknown: unknown)
      serials.removeAll { $0 % call.world.options.owners != member.number }
    }
    if let tag = call["tags"] {
      serials.removeAll { serial in !FakeTag.tags(of: serial).contains { $0.text == tag } }
    }
    // The owner's name and the date come unasked here.
    let asksForName = call.list("extras").contains("owner_name")
    return PhotoListing(serials, call: call).node(call) { photo in
      let name: [AnswerNode.Attribute] =
        asksForName ? [] : [("ownername", .text(photo.owner.username))]
      return name + [("dateadded", .text("\(photo.uploaded + 600)"))]
    }
  }
}
