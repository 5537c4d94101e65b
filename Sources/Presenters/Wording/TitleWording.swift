import GalleryModel

/// Chooses what a photo is called, and what stands for it where it cannot be seen.
struct TitleWording {
  let phrases: Phrases
  let names: NameWording

  /// Tells whether a title says nothing: blank, or dots alone.
  static func isUntitled(_ title: String) -> Bool {
    !title.unicodeScalars.contains { scalar in
      scalar != "." && scalar != "\u{2026}" && PlainText.isVisible(scalar)
    }
  }

  /// Gives the title to print.
  func title(of photo: Photo) -> String { title(photo.title) }

  /// Gives the title to print of a photo or album that was given some title.
  func title(_ given: String) -> String {
    Self.isUntitled(given) ? phrases.text(.untitled) : PlainText.title(given)
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
