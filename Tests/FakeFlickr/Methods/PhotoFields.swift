/// Writes a photo as an element of a list, with the extras asked for and no others.
struct PhotoFields {
  private let extras: Set<String>
  private let origin: String

  init(_ call: APICall) {
    extras = Set(call.list("extras"))
    origin = call.origin
  }

  /// Writes a photo, with what its list says of each photo besides.
  ///
  /// The lists of albums name the owner once, and may leave out the privacy.
  func node(
    _ photo: FakePhoto, isInAlbum: Bool = false, more: [AnswerNode.Attribute] = []
  ) -> AnswerNode {
    var node = AnswerNode("photo", [("id", .text(photo.id))])
    if !isInAlbum { node.add([("owner", .text(photo.owner.nsid))]) }
    node.add([
      ("secret", .text(photo.secret)), ("server", .text("\(photo.server)")),
      ("farm", .number(photo.farm)), ("title", .text(photo.title)),
    ])
    if !isInAlbum || photo.audience != .everyone || photo.serial.isMultiple(of: 2) {
      node.add(visibility(photo))
    }
    node.add(more)
    for section in [rights, dates, member, counts, words, place, media, files] {
      node.add(section(photo))
    }
    if extras.contains("description") {
      node.add(AnswerNode("description", text: photo.description))
    }
    return node
  }

  private func visibility(_ photo: FakePhoto) -> [AnswerNode.Attribute] {
    [
      ("ispublic", .number(photo.audience.isPublic ? 1 : 0)),
      ("isfriend", .number(photo.audience == .friends ? 1 : 0)),
      ("isfamily", .number(photo.audience == .family ? 1 : 0)),
    ]
  }

  private func when(
    _ extra: String, _ attributes: @autoclosure () -> [AnswerNode.Attribute]
  ) -> [AnswerNode.Attribute] {
    extras.contains(extra) ? attributes() : []
  }

  private func rights(_ photo: FakePhoto) -> [AnswerNode.Attribute] {
    when("license", [("license", .drifting(photo.license, photo.serial, 1))])
      + when(
        "safety_level", [("safety_level", .drifting(photo.audience.safetyLevel, photo.serial, 2))])
      + when(
        "original_format",
        photo.hasOriginal
          ? [
            ("originalsecret", .text(photo.originalSecret)),
            ("originalformat", .text(photo.originalFormat)),
          ] : [])
      + when(
        "o_dims",
        photo.hasOriginal && photo.serial % 2 == 0
          ? [
            ("o_width", .text("\(photo.original.width)")),
            ("o_height", .text("\(photo.original.height)")),
          ] : [])
  }

  private func dates(_ photo: FakePhoto) -> [AnswerNode.Attribute] {
    var taken: [AnswerNode.Attribute] = [
      ("datetaken", .text(photo.taken)),
      ("datetakengranularity", .drifting(photo.granularity, photo.serial, 3)),
    ]
    // Old answers do not have it; a photo that needs it always does here.
    if photo.isTakenUnknown || photo.serial % 19 != 7 {
      taken.append(("datetakenunknown", .drifting(photo.isTakenUnknown ? 1 : 0, photo.serial, 4)))
    }
    return when("date_upload", [("dateupload", .text("\(photo.uploaded)"))])
      + when("last_update", [("lastupdate", .text("\(photo.updated)"))])
      + when("date_taken", taken)
  }

  private func member(_ photo: FakePhoto) -> [AnswerNode.Attribute] {
    when("owner_name", [("ownername", .text(photo.owner.username))])
      + when("realname", photo.owner.realName.map { [("realname", .text($0))] } ?? [])
      + when(
        "icon_server",
        [
          ("iconserver", .text("\(photo.owner.iconServer)")),
          ("iconfarm", .number(photo.owner.iconFarm)),
        ])
      + when("path_alias", alias(photo))
  }

  private func alias(_ photo: FakePhoto) -> [AnswerNode.Attribute] {
    if let alias = photo.owner.alias { return [("pathalias", .text(alias))] }
    switch photo.serial % 3 {
    case 0: return [("pathalias", .null)]
    case 1: return [("pathalias", .text(""))]
    default: return []
    }
  }

  private func counts(_ photo: FakePhoto) -> [AnswerNode.Attribute] {
    when("views", [("views", .drifting(photo.views, photo.serial, 5))])
      + when("count_faves", [("count_faves", .text("\(photo.faves)"))])
      + when("count_comments", [("count_comments", .text("\(photo.comments)"))])
  }

  private func words(_ photo: FakePhoto) -> [AnswerNode.Attribute] {
    let plain = photo.tags.filter { !$0.isMachine }.map(\.text).joined(separator: " ")
    let machine = photo.tags.filter(\.isMachine).map(\.text).joined(separator: " ")
    return when("tags", [("tags", .text(plain))])
      + when("machine_tags", [("machine_tags", .text(machine))])
  }

  private func place(_ photo: FakePhoto) -> [AnswerNode.Attribute] {
    guard let place = photo.place else {
      return when(
        "geo",
        [
          ("latitude", .number(0)), ("longitude", .number(0)), ("accuracy", .number(0)),
          ("context", .drifting(0, photo.serial, 6)),
        ])
    }
    let isText = Mix(photo.serial, 7).isEven
    return when(
      "geo",
      [
        ("latitude", isText ? .text(place.latitude) : .decimal(place.latitude)),
        ("longitude", isText ? .text(place.longitude) : .decimal(place.longitude)),
        ("accuracy", .text("\(place.accuracy)")), ("context", .drifting(0, photo.serial, 6)),
        ("place_id", .text("")), ("woeid", .text("3200114")),
        ("geo_is_public", .number(photo.isPlacePublic ? 1 : 0)), ("geo_is_contact", .number(0)),
        ("geo_is_friend", .number(0)), ("geo_is_family", .number(0)),
      ])
  }

  private func media(_ photo: FakePhoto) -> [AnswerNode.Attribute] {
    when(
      "media",
      [("media", .text(photo.isVideo ? "video" : "photo")), ("media_status", .text("ready"))])
  }

  private func files(_ photo: FakePhoto) -> [AnswerNode.Attribute] {
    guard extras.contains(where: { $0.hasPrefix("url_") }) else { return [] }
    return photo.sizes.filter { extras.contains("url_\($0.extra)") }.flatMap { size in
      let name = size.extra
      return [
        ("url_\(name)", .text("\(origin)images/\(size.path)")),
        ("height_\(name)", .drifting(size.height, photo.serial, size.width)),
        ("width_\(name)", .drifting(size.width, photo.serial, size.height)),
      ] as [AnswerNode.Attribute]
    }
  }
}
