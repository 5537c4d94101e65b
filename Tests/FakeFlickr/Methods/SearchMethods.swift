/// Answers the search, of which 4,000 photos can be reached at most.
enum SearchMethods {
  static let all: [String: MethodTable.Method] = ["flickr.photos.search": search]

  private static let limiting = [
    "user_id", "tags", "text", "min_upload_date", "max_upload_date", "min_taken_date",
    "max_taken_date", "license", "bbox", "machine_tags", "group_id", "has_geo", "lat", "lon",
    "media", "woe_id", "place_id", "is_commons", "in_gallery",
  ]

  @Sendable private static func search(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    guard limiting.contains(where: { call[$0] != nil }) else {
      throw APIFailure(
        3, "Parameterless searches have been disabled. Please use flickr.photos.getRecent instead.")
    }
    var serials = call.visibleSerials
    if call["user_id"] != nil {
      let member = try call.member(
        gone: APIFailure(5, "User deleted"), unknown: APIFailure(2, "Unknown user"))
      serials.removeAll { call.world.photo($0).owner != member }
    }
    if let id = call["group_id"] {
      guard let group = call.world.allGroups.first(where: { $0.nsid == id }) else {
        throw APIFailure(4, "You don't have permission to view this pool")
      }
      let pool = Set(call.world.serials(in: group))
      serials.removeAll { !pool.contains($0) }
    }
    let filter = SearchFilter(call)
    serials.removeAll { !filter.accepts(call.world.photo($0)) }
    if call["sort"] == "date-posted-asc" { serials.reverse() }
    let isGeographic = ["bbox", "lat", "lon", "has_geo"].contains { call[$0] != nil }
    return PhotoListing(serials, call: call, maximum: isGeographic ? 250 : 500, reach: 4_000)
      .node(call)
  }
}
