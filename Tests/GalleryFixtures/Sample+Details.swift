package import GalleryModel

extension Sample {
  /// Makes details of a kind each, all told to whoever asks for such kinds.
  package static func details(
    _ details: PhotoDetails, of photo: Photo,
    told kinds: Set<PhotoDetail.Kind> = [.exif, .comments, .notes]
  ) -> GalleryDetails {
    let all = GalleryDetails(kinds, cache: MemoryDetailCache())
    all.keep(details, of: photo.id)
    return all
  }

  /// Makes something that a camera wrote.
  package static func exif(
    _ name: String, _ value: String, space: String = "ExifIFD", label: String = ""
  ) -> ExifValue {
    ExifValue(space: space, name: name, label: label, value: value)
  }

  /// Makes a comment.
  package static func comment(_ text: String, by author: Person? = nil) -> PhotoComment {
    PhotoComment(
      id: "1", author: author, posted: Timestamp(seconds: 1_700_000_000), textHTML: text)
  }

  /// Makes a note, in a frame of four numbers if there are any.
  package static func note(_ text: String, _ frame: [Int] = []) -> PhotoNote {
    PhotoNote(
      id: "1", author: person(3),
      frame: frame.count == 4
        ? PhotoNote.Frame(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) : nil,
      textHTML: text)
  }
}
