import GalleryModel

/// Reads what visitors wrote: comments under a photo, and notes in it.
enum CommentReader {
  /// Reads a comment; `nil` where it says nothing.
  static func comment(_ answer: FlickrAnswer) -> PhotoComment? {
    let text = RecordText.normalized(answer.text)
    guard !text.isEmpty else { return nil }
    return PhotoComment(
      id: answer.text("id"), author: author(of: answer),
      posted: answer.number("datecreate").map(Timestamp.init), textHTML: text)
  }

  /// Reads a note; `nil` where it says nothing.
  static func note(_ answer: FlickrAnswer) -> PhotoNote? {
    let text = RecordText.normalized(answer.text)
    guard !text.isEmpty else { return nil }
    let numbers = ["x", "y", "w", "h"].compactMap { answer.number($0) }
    let frame =
      numbers.count == 4
      ? PhotoNote.Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    return PhotoNote(
      id: answer.text("id"), author: author(of: answer), frame: frame, textHTML: text)
  }

  private static func author(of answer: FlickrAnswer) -> Person? {
    guard let id = NSID(answer.text("author")) else { return nil }
    let isDeleted = ["author_is_deleted", "authorisdeleted"].contains { answer.number($0) == 1 }
    return Person(
      id: id, username: RecordText.cleaned(answer.text("authorname")),
      realName: RecordText.cleaned(answer.text("realname")),
      pathAlias: PersonReader.alias(answer.text("path_alias")),
      icon: answer.number("iconserver").flatMap(BuddyIcon.init), isDeleted: isDeleted)
  }
}
