import GalleryModel

/// Reads the photo of `flickr.photos.getInfo`, which spreads a record over nested members.
struct InfoReader {
  private let top: MemberSelection
  private let parts: [(name: String, selection: MemberSelection)]

  /// Prepares to read photos of one answer.
  init(_ answer: FlickrAnswer) {
    top = answer.selection(of: PhotoField.listNames)
    parts = PhotoField.infoNames.map { ($0.key, answer.selection(of: $0.value)) }
      .sorted { $0.name < $1.name }
  }

  func read(_ answer: FlickrAnswer, into record: inout PhotoRecord) {
    record.take(answer, top)
    for (name, selection) in parts {
      if let part = answer.child(name) { record.take(part, selection) }
    }
    record.tags = answer.child("tags")?.children("tag").compactMap(Self.tag) ?? []
    if let place = answer.child("location") {
      record.placeNames = ["neighbourhood", "locality", "county", "region", "country"]
        .map { place.text($0) }.filter { !$0.isEmpty }
    }
  }

  private static func tag(_ answer: FlickrAnswer) -> Tag? {
    let raw = RecordText.normalized(answer.text("raw"))
    let text = RecordText.normalized(answer.text)
    guard !raw.isEmpty || !text.isEmpty else { return nil }
    return Tag(
      raw: raw.isEmpty ? text : raw, normalized: text.isEmpty ? TagWords.normalized(raw) : text)
  }
}
