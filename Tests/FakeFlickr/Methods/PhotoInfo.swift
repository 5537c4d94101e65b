/// Writes everything that is known of a photo, as photos.getInfo does.
struct PhotoInfo {
  private let photo: FakePhoto

  init(_ photo: FakePhoto) { self.photo = photo }

  var node: AnswerNode {
    var node = AnswerNode("photo", attributes)
    for child in [
      owner, AnswerNode("title", text: photo.title),
      AnswerNode("description", text: photo.description), visibility, dates,
      AnswerNode("editability", [("cancomment", .number(0)), ("canaddmeta", .number(0))]),
      usage, AnswerNode("comments", [], text: .drifting(photo.comments, photo.serial, 14)), notes,
      AnswerNode("people", [("haspeople", .number(0))]), tags,
    ] {
      node.add(child)
    }
    if let place = photo.place, photo.isPlacePublic { node.add(location(place)) }
    let page = "https://www.flickr.com/photos/\(photo.owner.pathName)/\(photo.id)/"
    let url = AnswerNode("url", [("type", .text("photopage"))], text: .text(page))
    node.add(AnswerNode("urls").with("url", many: [url]))
    if photo.isVideo {
      node.add(
        AnswerNode(
          "video",
          [
            ("ready", .number(1)), ("duration", .text("12")), ("width", .text("640")),
            ("height", .text("360")),
          ]))
    }
    return node
  }

  private var attributes: [AnswerNode.Attribute] {
    let original: [AnswerNode.Attribute] =
      photo.hasOriginal
      ? [
        ("originalsecret", .text(photo.originalSecret)),
        ("originalformat", .text(photo.originalFormat)),
      ] : []
    return [
      ("id", .text(photo.id)), ("secret", .text(photo.secret)),
      ("server", .text("\(photo.server)")), ("farm", .number(photo.farm)),
      ("dateuploaded", .text("\(photo.uploaded)")), ("isfavorite", .number(0)),
      ("license", .drifting(photo.license, photo.serial, 1)),
      ("safety_level", .drifting(photo.audience.safetyLevel, photo.serial, 2)),
      ("rotation", .number(photo.rotation)),
    ] + original + [
      ("views", .drifting(photo.views, photo.serial, 5)),
      ("media", .text(photo.isVideo ? "video" : "photo")),
    ]
  }

  private var owner: AnswerNode {
    AnswerNode(
      "owner",
      [
        ("nsid", .text(photo.owner.nsid)), ("username", .text(photo.owner.username)),
        ("realname", .text(photo.owner.realName ?? "")),
        ("location", photo.owner.location.map { .text($0) } ?? .null),
        ("iconserver", .text("\(photo.owner.iconServer)")),
        ("iconfarm", .number(photo.owner.iconFarm)),
        ("path_alias", photo.owner.alias.map { .text($0) } ?? .null),
      ]
    ).with(AnswerNode("gift", [("gift_eligible", .text("")), ("new_flow", .number(1))]))
  }

  private var visibility: AnswerNode {
    AnswerNode(
      "visibility",
      [
        ("ispublic", .number(photo.audience.isPublic ? 1 : 0)),
        ("isfriend", .number(photo.audience == .friends ? 1 : 0)),
        ("isfamily", .number(photo.audience == .family ? 1 : 0)),
      ])
  }

  private var dates: AnswerNode {
    AnswerNode(
      "dates",
      [
        ("posted", .text("\(photo.uploaded)")), ("taken", .text(photo.taken)),
        ("takengranularity", .drifting(photo.granularity, photo.serial, 3)),
        ("takenunknown", .drifting(photo.isTakenUnknown ? 1 : 0, photo.serial, 4)),
        ("lastupdate", .text("\(photo.updated)")),
      ])
  }

  private var usage: AnswerNode {
    AnswerNode(
      "usage",
      [
        ("candownload", .number(photo.isDownloadable ? 1 : 0)), ("canblog", .number(0)),
        ("canprint", .number(0)), ("canshare", .number(1)),
      ])
  }

  private var notes: AnswerNode {
    let isNoted = photo.serial % 10 == 0
    let note = AnswerNode(
      "note",
      [
        ("id", .text("7215\(photo.id)")), ("author", .text(photo.owner.nsid)),
        ("authorname", .text(photo.owner.username)), ("x", .text("10")), ("y", .text("20")),
        ("w", .number(100)), ("h", .number(50)),
      ], text: .text("Look <b>here</b>"))
    return AnswerNode("notes").with("note", many: isNoted ? [note] : [])
  }

  private var tags: AnswerNode {
    let nodes = photo.tags.enumerated().map { number, tag in
      AnswerNode(
        "tag",
        [
          ("id", .text("1-\(photo.id)-\(number)")), ("author", .text(photo.owner.nsid)),
          ("authorname", .text(photo.owner.username)), ("raw", .text(tag.raw)),
          ("machine_tag", .drifting(tag.isMachine ? 1 : 0, photo.serial, number)),
        ], text: .text(tag.text))
    }
    return AnswerNode("tags").with("tag", many: nodes)
  }

  private func location(_ place: FakePlace) -> AnswerNode {
    let isText = Mix(photo.serial, 7).isEven
    return AnswerNode(
      "location",
      [
        ("latitude", isText ? .text(place.latitude) : .decimal(place.latitude)),
        ("longitude", isText ? .text(place.longitude) : .decimal(place.longitude)),
        ("accuracy", .text("\(place.accuracy)")), ("context", .drifting(0, photo.serial, 6)),
      ]
    )
    .with(AnswerNode("locality", text: photo.serial % 3 == 0 ? "" : "Kópavogur"))
    .with(AnswerNode("country", text: "Iceland"))
  }
}
