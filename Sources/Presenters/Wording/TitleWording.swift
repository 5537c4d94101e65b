import GalleryModel

/// Chooses what a photo is called, and what stands for it where it cannot be seen.
struct TitleWording {
  let phrases: Phrases
  let names: NameWording

  /// Tells whether a title says nothing: blank, or dots alone.
  static func isUntitled(_ title: String) -> Bool {
    let hasWord = title.utf8.contains { (48...57).contains($0) || (97...122).contains($0 | 0x20) }
    guard !hasWord, title.utf8.count <= 64 else { return false }
    return PlainText.isBlank(title.filter { $0 != "." && $0 != "\u{2026}" })
  }

  /// Gives the title to print.
  func title(of photo: Photo) -> String {
    Self.isUntitled(photo.title) ? phrases.text(.untitled) : PlainText.title(photo.title)
  }

  /// Gives the text alternative: the title, but never a camera's file name.
  func alternative(to photo: Photo) -> String {
    let isUntitled = Self.isUntitled(photo.title)
    guard isUntitled || CameraFileName.matches(photo.title) else {
      return PlainText.title(photo.title)
    }
    let key: PhraseKey =
      switch photo.media {
      case .photo: isUntitled ? .untitledPhotoBy : .photoBy
      case .video: isUntitled ? .untitledVideoBy : .videoBy
      }
    return phrases.text(key, ["name": names.name(of: photo.owner)])
  }
}
