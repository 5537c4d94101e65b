/// Answers the methods about galleries.
enum GalleryMethods {
  static let all: [String: MethodTable.Method] = [
    "flickr.galleries.getPhotos": photos,
    "flickr.galleries.getInfo": info,
    "flickr.galleries.getList": list,
  ]

  private static func gallery(_ call: APICall) throws(APIFailure) -> FakeGallery {
    guard let gallery = call.world.gallery(id: try call.required("gallery_id")) else {
      throw APIFailure(1, "Invalid gallery ID")
    }
    return gallery
  }

  @Sendable private static func photos(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    let serials = call.world.serials(in: try gallery(call))
    let listing = PhotoListing(serials, call: call)
    let fields = PhotoFields(call)
    return AnswerNode("photos", listing.attributes).with(
      "photo",
      many: listing.photos.map { photo in
        let hasComment = photo.serial.isMultiple(of: 3)
        var node = fields.node(
          photo,
          more: [
            ("is_primary", .number(photo.serial == serials.first ? 1 : 0)),
            ("has_comment", .number(hasComment ? 1 : 0)),
          ])
        if hasComment { node.add(AnswerNode("comment", text: "The curator's <b>words</b>")) }
        return node
      })
  }

  @Sendable private static func info(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    node(try gallery(call), call.world)
  }

  @Sendable private static func list(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    let galleries = call.world.galleries(of: try call.member())
    return AnswerNode(
      "galleries",
      [
        ("total", .number(galleries.count)), ("per_page", .number(100)), ("page", .number(1)),
        ("pages", .number(1)),
      ]
    ).with("gallery", many: galleries.map { node($0, call.world) })
  }

  /// Describes a gallery as its own methods and the look-up of its address do.
  static func node(_ gallery: FakeGallery, _ world: World) -> AnswerNode {
    let serials = world.serials(in: gallery)
    let cover = serials.first.map(world.photo)
    return AnswerNode(
      "gallery",
      [
        ("id", .text(gallery.dashedID)), ("gallery_id", .text(gallery.id)),
        ("url", .text(gallery.url)), ("owner", .text(gallery.owner.nsid)),
        ("username", .text(gallery.owner.username)),
        ("iconserver", .text("\(gallery.owner.iconServer)")),
        ("iconfarm", .number(gallery.owner.iconFarm)),
        ("primary_photo_id", .text(cover?.id ?? "")), ("date_create", .text("\(gallery.created)")),
        ("date_update", .text("\(gallery.created + 60)")),
        ("count_photos", .drifting(serials.count, gallery.number, 1)),
        ("count_videos", .number(0)), ("count_total", .number(serials.count)),
        ("count_views", .number(1)), ("count_comments", .number(0)),
        ("primary_photo_server", .text("\(cover?.server ?? 0)")),
        ("primary_photo_farm", .number(cover?.farm ?? 0)),
        ("primary_photo_secret", .text(cover?.secret ?? "")),
      ]
    )
    .with(AnswerNode("title", text: gallery.title))
    .with(AnswerNode("description", text: ""))
  }
}
