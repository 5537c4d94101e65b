import Mustache
import Presenters

/// What was asked for of a photo beyond what every page shows, as its template shows it.
struct DetailContext {
  /// Sanitises what a stranger wrote.
  let safe: (String) -> String

  static let keys: [Key] = [
    "credit", "camera", "comments", "hasComments", "notes", "hasNotes", "boxes",
    "hasTalk", "structuredData",
  ]

  private static let cameraShape = Shape("rows", "others", "hasOthers")
  private static let rowShape = Shape("label", "value")
  private static let authorShape = Shape("name", "url")
  private static let postedShape = Shape("text", "datetime")
  private static let commentShape = Shape("author", "posted", "textHTML")
  private static let noteShape = Shape("number", "author", "textHTML")
  private static let boxesShape = Shape("width", "height", "items")
  private static let boxShape = Shape("number", "x", "y", "width", "height", "labelX", "labelY")

  func values(of page: PhotoPage) -> [Value] {
    [
      .clean(page.credit), page.camera.map(Self.camera) ?? .null,
      .list(page.comments.map(comment)), .bool(!page.comments.isEmpty),
      .list(page.notes.notes.map(note)), .bool(!page.notes.notes.isEmpty),
      page.notes.hasBoxes ? Self.boxes(page.notes) : .null,
      .bool(!page.comments.isEmpty || !page.notes.notes.isEmpty),
      ImageObject(page: page).json.map { .html($0) } ?? .null,
    ]
  }

  private static func camera(_ data: CameraData) -> Value {
    let row = { (row: CameraData.Row) -> Value in
      .object(Object(rowShape, [.clean(row.label), .clean(row.value)]))
    }
    return .object(
      Object(
        cameraShape,
        [.list(data.main.map(row)), .list(data.others.map(row)), .bool(!data.others.isEmpty)]))
  }

  private func comment(_ comment: CommentLine) -> Value {
    let posted = comment.posted.map { date in
      Value.object(Object(Self.postedShape, [.clean(date.text), .text(date.dateTime)]))
    }
    return .object(
      Object(
        Self.commentShape,
        [Self.author(comment.author), posted ?? .null, .html(safe(comment.textHTML))]))
  }

  private func note(_ note: NoteLine) -> Value {
    .object(
      Object(
        Self.noteShape, [.int(note.number), Self.author(note.author), .html(safe(note.textHTML))]))
  }

  private static func author(_ author: VisitorLine?) -> Value {
    guard let author else { return .null }
    return .object(Object(authorShape, [.clean(author.name), .address(author.streamURL)]))
  }

  private static func boxes(_ board: NoteBoard) -> Value {
    let items = board.notes.compactMap { note in
      note.box.map { box in
        Value.object(
          Object(
            boxShape,
            [
              .int(note.number), .int(box.x), .int(box.y), .int(box.width), .int(box.height),
              .int(box.x + 5), .int(box.y + 16),
            ]))
      }
    }
    return .object(Object(boxesShape, [.int(board.width), .int(board.height), .list(items)]))
  }
}
