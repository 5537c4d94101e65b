import GalleryModel

/// Reads albums, which the API calls photosets.
enum AlbumReader {
  /// Reads the head of an album; `nil` without a number.
  static func album(_ answer: FlickrAnswer, photos: [PhotoID] = []) -> Album? {
    guard let id = PhotoID(answer.text("id")) else { return nil }
    return Album(
      id: id, title: RecordText.cleaned(answer.text("title")),
      descriptionHTML: RecordText.normalized(answer.text("description")),
      owner: NSID(answer.text("owner")),
      cover: PhotoID(answer.text("primary")), photos: photos)
  }
}
