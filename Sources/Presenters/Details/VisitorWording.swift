import GalleryModel

/// Puts what visitors wrote about a photo into what its page shows.
struct VisitorWording {
  let wording: Wording
  let flickr: FlickrAddress

  func comment(_ comment: PhotoComment) -> CommentLine {
    CommentLine(
      author: comment.author.map(visitor), posted: comment.posted.map { wording.dates.line($0) },
      textHTML: comment.textHTML)
  }

  /// Lays notes out over a picture, whose longest edge counts as 500.
  ///
  /// Source: Flickr measures notes on its picture of 500 pixels.
  func board(_ notes: [PhotoNote], over picture: Picture?) -> NoteBoard {
    let file = picture?.fallback
    let longest = max(file?.width ?? 1, file?.height ?? 1)
    let width = file.map { max(1, 500 * $0.width / longest) } ?? 0
    let height = file.map { max(1, 500 * $0.height / longest) } ?? 0
    return NoteBoard(
      width: width, height: height,
      notes: notes.enumerated().map { index, note in
        NoteLine(
          number: index + 1, author: note.author.map(visitor),
          box: note.frame.flatMap { Self.box($0, width: width, height: height) },
          textHTML: note.textHTML)
      })
  }

  /// Cuts a frame to the picture; `nil` where nothing of it is left.
  private static func box(_ frame: PhotoNote.Frame, width: Int, height: Int) -> NoteLine.Box? {
    let sides = -100_000...100_000
    guard [frame.x, frame.y, frame.width, frame.height].allSatisfy(sides.contains) else {
      return nil
    }
    let (left, top) = (max(0, frame.x), max(0, frame.y))
    let right = min(width, frame.x + frame.width)
    let bottom = min(height, frame.y + frame.height)
    guard left < right, top < bottom else { return nil }
    return NoteLine.Box(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func visitor(_ person: Person) -> VisitorLine {
    VisitorLine(name: wording.names.name(of: person), streamURL: flickr.stream(of: person))
  }
}
