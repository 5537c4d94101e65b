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

  /// Gives the title by which other pages name a photo: no longer than Flickr lets titles be.
  func label(of photo: Photo) -> String { Self.shortened(title(of: photo)) }

  /// The characters that Flickr allows, and the bytes that they can have.
  private static let longestLabel = (characters: 255, bytes: 1020)

  /// Cuts a text that is longer than Flickr lets titles be, between what readers take for characters.
  static func shortened(_ text: String) -> String {
    guard text.utf8.count > longestLabel.characters else { return text }
    var length = 0
    let kept = text.prefix(longestLabel.characters).prefix { character in
      length += character.utf8.count
      return length <= longestLabel.bytes
    }
    return kept.endIndex == text.endIndex ? text : kept + "…"
  }

  /// Gives the text alternative: the title, but never a camera's file name, nor the name of the
  /// owner, which stands beside the picture.
  func alternative(to photo: Photo) -> String {
    let isUntitled = Self.isUntitled(photo.title)
    let title = PlainText.title(photo.title)
    let name = names.name(of: photo.owner)
    guard isUntitled || CameraFileName.matches(photo.title) || Self.isSame(title, name) else {
      return Self.shortened(title)
    }
    let key: PhraseKey =
      switch photo.media {
      case .photo: isUntitled ? .untitledPhotoBy : .photoBy
      case .video: isUntitled ? .untitledVideoBy : .videoBy
      }
    return phrases.text(key, ["name": name])
  }

  private static func isSame(_ title: String, _ name: String) -> Bool {
    title.utf8.count == name.utf8.count && title.lowercased() == name.lowercased()
  }
}
