import GalleryModel

/// Reads what `photo_ID.json` tells beyond the photo itself.
struct ExportDetailsReader {
  /// Members of whom more is known than the NSID, which is all that an export tells of an author.
  let people: [Person]

  /// Reads a photo's comments, notes and metadata of the camera.
  func details(_ answer: FlickrAnswer) -> PhotoDetails {
    let comments = answer.children("comments").map(comment)
    return PhotoDetails(
      comments: comments.filter { !$0.textHTML.isEmpty }
        .sorted { ($0.posted?.seconds ?? 0, $0.id) < ($1.posted?.seconds ?? 0, $1.id) },
      notes: answer.children("notes").map(note).filter { !$0.textHTML.isEmpty },
      exif: answer.child("exif")?.members.compactMap(exif) ?? [])
  }

  private func comment(_ answer: FlickrAnswer) -> PhotoComment {
    PhotoComment(
      id: answer.text("id"), author: person(answer.text("user")),
      posted: ExportDate.timestamp(answer.text("date")),
      textHTML: RecordText.normalized(answer.text("comment")))
  }

  private func note(_ answer: FlickrAnswer) -> PhotoNote {
    PhotoNote(
      id: answer.text("id"), author: person(answer.text("author")), frame: frame(answer),
      textHTML: RecordText.normalized(answer.text("note")))
  }

  private func frame(_ answer: FlickrAnswer) -> PhotoNote.Frame? {
    guard let x = answer.number("x"), let y = answer.number("y"), let width = answer.number("w"),
      let height = answer.number("h"), width > 0, height > 0
    else { return nil }
    return PhotoNote.Frame(x: x, y: y, width: width, height: height)
  }

  /// Reads a member such as `"IFD0:Make": {label, value}`.
  private func exif(_ answer: FlickrAnswer) -> ExifValue? {
    let value = RecordText.cleaned(answer.text("value"))
    let parts = answer.name.split(separator: ":", maxSplits: 1).map(String.init)
    guard let name = parts.last, !value.isEmpty else { return nil }
    return ExifValue(
      space: parts.count > 1 ? parts[0] : "", name: name,
      label: RecordText.cleaned(answer.text("label")), value: value)
  }

  private func person(_ text: String) -> Person? {
    NSID(text).map { id in people.first { $0.id == id } ?? Person(id: id) }
  }
}
