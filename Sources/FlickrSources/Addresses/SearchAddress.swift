import GalleryModel

/// Reads addresses of searches: what follows `/search/`.
enum SearchAddress {
  /// What the API calls the same as the site; the values pass as they are.
  private static let filters: Set<String> = [
    "license", "sort", "media", "min_upload_date", "max_upload_date", "min_taken_date",
    "max_taken_date", "is_commons", "group_id", "content_types", "video_content_types",
    "machine_tags", "bbox",
  ]
  /// What narrows a search on the site and cannot be asked of the API.
  private static let unknown: Set<String> = [
    "orientation", "color_codes", "styles", "dimension_search_mode", "height", "width", "contacts",
    "person_id", "camera",
  ]

  static func read(
    _ segments: ArraySlice<String>, _ query: [String: String]
  ) throws(AddressFault) -> FlickrAddress {
    if let page = segments.first, !["advanced", "photos"].contains(page.lowercased()) {
      throw .searchNotForPhotos
    }
    if let option = query.keys.sorted().first(where: unknown.contains) {
      throw .searchOption(option)
    }
    var search = PhotoSearch()
    search.text = (query["text"] ?? query["q"] ?? "").filter { !$0.isNewline }
    search.tags = (query["tags"] ?? "").split(separator: ",")
      .map { $0.trimmingPrefix(while: \.isWhitespace) }.map { String($0) }
    search.matchesAnyTag = query["tag_mode"] == "any"
    search.member = try member(query["user_id"] ?? query["w"])
    search.filters = query.filter { filters.contains($0.key) && !$0.value.isEmpty }
    guard !search.isUnlimited else { throw .searchForNothing }
    return .search(search)
  }

  private static func member(_ text: String?) throws(AddressFault) -> PathName? {
    guard let text, !text.isEmpty, text != "all" else { return nil }
    if text.lowercased() == "me" { throw .ownPage }
    guard let name = PathName(text) else { throw .badPart(text) }
    return name
  }
}
