/// Answers the methods about one photo.
enum PhotoMethods {
  static let all: [String: MethodTable.Method] = [
    "flickr.photos.getInfo": { call throws(APIFailure) in PhotoInfo(try call.photo()).node },
    "flickr.photos.getSizes": { call throws(APIFailure) in sizes(of: try call.photo(), call) },
    "flickr.photos.getExif": exif,
    "flickr.photos.comments.getList": comments,
    "flickr.photos.getAllContexts": contexts,
  ]

  private static func sizes(of photo: FakePhoto, _ call: APICall) -> AnswerNode {
    let page = "https://www.flickr.com/photos/\(photo.owner.pathName)/\(photo.id)/sizes/"
    var rows = photo.sizes.map { size in
      AnswerNode(
        "size",
        [
          ("label", .text(size.label)), ("width", .drifting(size.width, photo.serial, 12)),
          ("height", .drifting(size.height, photo.serial, 12)),
          ("source", .text("\(call.origin)images/\(size.path)")),
          ("url", .text("\(page)\(size.extra)/")), ("media", .text("photo")),
        ])
    }
    if photo.isVideo {
      rows += ["Video Player", "Site MP4"].map { label in
        AnswerNode(
          "size",
          [
            ("label", .text(label)), ("width", .null), ("height", .text("")),
            ("source", .text("\(call.origin)video/\(photo.id)")), ("url", .text(page)),
            ("media", .text("video")),
          ])
      }
    }
    return AnswerNode(
      "sizes",
      [
        ("canblog", .number(0)), ("canprint", .number(0)),
        ("candownload", .number(photo.isDownloadable ? 1 : 0)),
      ]
    ).with("size", many: rows)
  }

  @Sendable private static func exif(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    let photo = try call.photo()
    if photo.hidesExif { throw APIFailure(2, "Permission denied") }
    let rows = photo.isVideo ? [] : FakeExif.rows(of: photo)
    return AnswerNode(
      "photo",
      [
        ("id", .text(photo.id)), ("secret", .text(photo.secret)),
        ("server", .text("\(photo.server)")), ("farm", .number(photo.farm)),
        ("camera", .text(photo.serial % 3 == 0 ? "" : FakeExif.camera)),
      ]
    ).with("exif", many: rows)
  }

  @Sendable private static func comments(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    let photo = try call.photo()
    let comments = (0..<photo.comments).map { number in
      let author = FakeOwner(number: (photo.serial + number + 1) % call.world.options.owners)
      let page = "https://www.flickr.com/photos/\(photo.owner.pathName)/\(photo.id)/"
      return AnswerNode(
        "comment",
        [
          ("id", .text("1000-\(photo.id)-\(number)")), ("author", .text(author.nsid)),
          ("author_is_deleted", .number(0)), ("authorname", .text(author.username)),
          ("iconserver", .text("\(author.iconServer)")), ("iconfarm", .number(author.iconFarm)),
          ("datecreate", .text("\(photo.uploaded + 60 * (number + 1))")),
          ("permalink", .text("\(page)#comment\(number)")),
          ("path_alias", author.alias.map { .text($0) } ?? .null),
          ("realname", .text(author.realName ?? "")),
        ],
        text: .text("Lovely <b>light</b>! [https://www.flickr.com/photos/\(author.pathName)/]"))
    }
    return AnswerNode("comments", [("photo_id", .text(photo.id))]).with("comment", many: comments)
  }

  @Sendable private static func contexts(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    let photo = try call.photo()
    let albums = call.world.albums(of: photo.owner).filter {
      call.world.serials(in: $0, for: call.viewer).contains(photo.serial)
    }
    let groups = call.world.allGroups.filter { call.world.serials(in: $0).contains(photo.serial) }
    // A photo that is in nothing gets an empty envelope.
    var answer = AnswerNode("")
    if !albums.isEmpty {
      answer.add(
        "set",
        many: albums.map { AnswerNode("set", [("title", .text($0.title)), ("id", .text($0.id))]) })
    }
    if !groups.isEmpty {
      answer.add(
        "pool",
        many: groups.map {
          AnswerNode("pool", [("title", .text($0.name)), ("id", .text($0.nsid))])
        })
    }
    return answer
  }
}
