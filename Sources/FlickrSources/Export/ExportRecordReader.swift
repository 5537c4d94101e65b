import GalleryModel

/// Reads the files `photo_ID.json` of exports.
struct ExportRecordReader {
  private let reader: PhotoReader
  /// The owner of photos until the account's profile is found.
  static let nobody = Person(id: .unknownMember(0))

  init() {
    // Nothing is assumed to be public; addresses of images are not taken from exports.
    reader = PhotoReader(access: .signed, hosts: .flickr, listOwner: Self.nobody)
  }

  /// Reads what is told of a photo.
  ///
  /// - Parameters:
  ///   - answer: The file's object.
  ///   - faults: Is told why the photo, or a part of it, cannot be used.
  /// - Returns: `nil` for a photo without a valid id.
  func record(_ answer: FlickrAnswer, faults: inout [String]) -> ExportRecord? {
    let words = answer.text("license")
    let license = ExportWords.license(words)
    guard var photo = reader.photo(of: fields(of: answer), faults: &faults) else { return nil }
    photo.visibility = ExportWords.visibility(answer.text("privacy"))
    photo.safety = ExportWords.safety(answer.text("safety"))
    photo.license = license ?? .allRightsReserved
    return ExportRecord(
      photo: photo, pathName: Self.pathName(in: answer.text("photopage")),
      rotation: Self.rotation(answer), unknownLicense: license == nil && words != "" ? words : nil,
      albums: answer.children("albums").compactMap { AlbumReader.album($0, photos: [photo.id]) })
  }

  private func fields(of answer: FlickrAnswer) -> PhotoRecord {
    var record = PhotoRecord()
    record[.id] = answer.text("id")
    record[.title] = answer.text("name")
    record[.description] = answer.text("description")
    record[.taken] = answer.text("date_taken")
    if let posted = ExportDate.timestamp(answer.text("date_imported")) {
      record[.posted] = String(posted.seconds)
    }
    record[.views] = answer.text("count_views")
    record[.faves] = answer.text("count_faves")
    record[.comments] = answer.text("count_comments")
    record.tags = answer.children("tags").compactMap(Self.tag)
    if let geo = answer.children("geo").first { Self.readPlace(geo, into: &record) }
    return record
  }

  private static func tag(_ answer: FlickrAnswer) -> Tag? {
    let raw = RecordText.cleaned(answer.text("tag"))
    return raw.isEmpty ? nil : Tag(raw: raw, normalized: TagWords.normalized(raw))
  }

  /// Takes over degrees, which exports multiply by a million.
  private static func readPlace(_ geo: FlickrAnswer, into record: inout PhotoRecord) {
    record[.latitude] = degrees(geo.text("latitude"))
    record[.longitude] = degrees(geo.text("longitude"))
    record[.accuracy] = geo.has("accuracy") ? geo.text("accuracy") : "16"
    record[.geoIsPublic] = "1"
  }

  private static func degrees(_ text: String) -> String {
    guard let number = Double(text), number.isFinite else { return "" }
    return text.contains(".") ? text : "\(number / 1_000_000)"
  }

  private static func rotation(_ answer: FlickrAnswer) -> Int? {
    guard let degrees = answer.number("rotation"), degrees % 90 == 0 else { return nil }
    return (degrees % 360 + 360) % 360
  }

  /// Takes the owner's name out of `https://www.flickr.com/photos/NAME/ID/`.
  private static func pathName(in page: String) -> String {
    let parts = page.split(separator: "/")
    guard let position = parts.firstIndex(of: "photos"), position + 1 < parts.count else {
      return ""
    }
    return String(parts[position + 1]).replacing("%40", with: "@")
  }
}
