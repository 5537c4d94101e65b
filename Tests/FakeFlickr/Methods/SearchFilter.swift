/// Decides which photos a search finds.
struct SearchFilter {
  private let tags: [String]
  private let excludedTags: [String]
  private let needsEveryTag: Bool
  private let words: [String]
  private let licenses: Set<Int>
  private let uploaded: ClosedRange<Int>
  private let media: String?
  private let needsPlace: Bool

  init(_ call: APICall) {
    let tags = call.list("tags").map { $0.lowercased() }
    self.tags = tags.filter { !$0.hasPrefix("-") }
    excludedTags = tags.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
    needsEveryTag = call["tag_mode"] == "all"
    words = (call["text"] ?? "").split(separator: " ").map { $0.lowercased() }
    licenses = Set(call.list("license").compactMap { Int($0) })
    let first = call["min_upload_date"].flatMap { Int($0) } ?? 0
    let last = call["max_upload_date"].flatMap { Int($0) } ?? .max
    uploaded = first...max(first, last)
    media = call["media"].flatMap { $0 == "all" ? nil : $0 }
    needsPlace = ["bbox", "lat", "lon"].contains { call[$0] != nil } || call["has_geo"] == "1"
  }

  func accepts(_ photo: FakePhoto) -> Bool {
    guard uploaded.contains(photo.uploaded), licenses.isEmpty || licenses.contains(photo.license),
      !needsPlace || photo.place != nil, media == nil || (media == "videos") == photo.isVideo
    else { return false }
    return acceptsTags(of: photo) && acceptsText(of: photo)
  }

  private func acceptsTags(of photo: FakePhoto) -> Bool {
    let has = { (name: String) in photo.tags.contains { $0.text == name } }
    guard !excludedTags.contains(where: has) else { return false }
    if tags.isEmpty { return true }
    return needsEveryTag ? tags.allSatisfy(has) : tags.contains(where: has)
  }

  private func acceptsText(of photo: FakePhoto) -> Bool {
    let text = "\(photo.title) \(photo.description)".lowercased()
    return words.allSatisfy { word in
      word.hasPrefix("-") ? !text.contains(word.dropFirst()) : text.contains(word)
    }
  }
}
