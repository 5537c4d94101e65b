/// Answers the methods about albums.
enum AlbumMethods {
  static let all: [String: MethodTable.Method] = [
    "flickr.photosets.getList": list,
    "flickr.photosets.getInfo": info,
    "flickr.photosets.getPhotos": photos,
  ]

  private static func album(_ call: APICall) throws(APIFailure) -> FakeAlbum {
    let id = try call.required("photoset_id")
    if call["user_id"] != nil {
      let gone = APIFailure(2, "User not found")
      _ = try call.member(gone: gone, unknown: gone)
    }
    guard let album = call.world.album(id: id) else {
      throw APIFailure(1, "Photoset not found")
    }
    return album
  }

  @Sendable private static func photos(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    let album = try album(call)
    let serials = call.world.serials(in: album, for: call.viewer)
    let listing = PhotoListing(serials, call: call, standard: 500)
    let fields = PhotoFields(call)
    let key = album.number
    let primary = primary(album, call.world)
    let container = AnswerNode(
      "photoset",
      [
        ("id", .text(album.id)), ("primary", .text(primary)),
        ("owner", .text(album.owner.nsid)), ("ownername", .text(album.owner.username)),
        ("page", .drifting(listing.page, key, 1)),
        ("per_page", .drifting(listing.perPage, key, 2)),
        ("perpage", .drifting(listing.perPage, key, 3)), ("pages", .number(listing.pages)),
        ("title", .text(album.title)), ("total", .drifting(listing.total, key, 4)),
      ])
    return container.with(
      "photo",
      many: listing.photos.map { photo in
        let isPrimary = photo.id == primary ? 1 : 0
        return fields.node(
          photo, isInAlbum: true, more: [("isprimary", .drifting(isPrimary, photo.serial, 8))])
      })
  }

  @Sendable private static func info(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    node(try album(call), call.world)
  }

  @Sendable private static func list(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    let member = try call["user_id"] == nil ? caller(call) : call.member()
    let albums = call.fault == .emptyList ? [] : call.world.albums(of: member)
    // Without a page, and without a length, all of them come at once.
    let isWhole = call["page"] == nil && call["per_page"] == nil
    let asked = min(500, max(1, call["per_page"].flatMap { Int($0) } ?? 500))
    let perPage = isWhole ? max(1, albums.count) : asked
    let page = isWhole ? 1 : max(1, call["page"].flatMap { Int($0) } ?? 1)
    let shown = albums.dropFirst((page - 1) * perPage).prefix(perPage)
    return AnswerNode(
      "photosets",
      [
        ("cancreate", .number(0)), ("page", .number(page)),
        ("pages", .number((albums.count + perPage - 1) / perPage)),
        ("perpage", .drifting(perPage, page, 5)), ("total", .drifting(albums.count, page, 6)),
      ]
    ).with("photoset", many: shown.map { node($0, call.world) })
  }

  private static func caller(_ call: APICall) throws(APIFailure) -> FakeOwner {
    guard let viewer = call.viewer else { throw .userNotFound }
    return viewer
  }

  private static func primary(_ album: FakeAlbum, _ world: World) -> String {
    world.serials(in: album).first.map(FakePhoto.id(of:)) ?? "0"
  }

  private static func node(_ album: FakeAlbum, _ world: World) -> AnswerNode {
    let serials = world.serials(in: album)
    let cover = serials.first.map(world.photo)
    let videos = serials.count { world.photo($0).isVideo }
    let stills = serials.count - videos
    return AnswerNode(
      "photoset",
      [
        ("id", .text(album.id)), ("owner", .text(album.owner.nsid)),
        ("username", .text(album.owner.username)), ("primary", .text(cover?.id ?? "0")),
        ("secret", .text(cover?.secret ?? "")), ("server", .text("\(cover?.server ?? 0)")),
        ("farm", .number(cover?.farm ?? 0)), ("count_views", .text("\(album.number * 3)")),
        ("count_comments", .text("0")), ("count_photos", .drifting(stills, album.number, 9)),
        ("count_videos", .drifting(videos, album.number, 10)), ("can_comment", .number(0)),
        ("date_create", .text("\(album.created)")),
        ("date_update", .text("\(album.created + 3_600)")),
        ("photos", .drifting(stills, album.number, 11)), ("videos", .number(videos)),
        ("visibility_can_see_set", .number(1)), ("needs_interstitial", .number(0)),
      ]
    )
    .with(AnswerNode("title", text: album.title))
    .with(AnswerNode("description", text: album.description))
  }
}
