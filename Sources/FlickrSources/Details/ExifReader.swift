import GalleryModel

/// Reads the rows of `flickr.photos.getExif`.
enum ExifReader {
  /// Reads a row, in its friendlier form where there is one; `nil` for an empty one.
  static func value(_ row: FlickrAnswer) -> ExifValue? {
    let texts = [text(row, "clean"), text(row, "raw")]
    guard let value = texts.first(where: { !$0.isEmpty }) else { return nil }
    return ExifValue(
      space: row.text("tagspace"), name: row.text("tag"),
      label: RecordText.cleaned(row.text("label")), value: value)
  }

  private static func text(_ row: FlickrAnswer, _ name: String) -> String {
    RecordText.cleaned(row.text(name))
  }
}
