import GalleryModel
import Testing

@testable import FlickrSources

/// Recorded answers about single photos, XML and JSON alike.
@Suite(.enabled(if: Recordings.exist))
struct RecordedDetailsTests {
  private static func answer(_ name: String) throws -> FlickrAnswer {
    try FlickrAnswer(parsing: try Recordings.bytes(name), origin: name)
  }

  @Test(
    "Camera values are read",
    arguments: [
      ("photos.getExif.54159643533.xml", "Apple"), ("photos.getExif.ditto.json", "SONY"),
    ])
  func readsExif(name: String, make: String) throws {
    let rows = try Self.answer(name).content("photo")?.children("exif") ?? []
    let values = rows.compactMap(ExifReader.value)
    #expect(values.count > 20)
    #expect(values.first { $0.name == "Make" }?.value == make)
    #expect(values.allSatisfy { !$0.value.isEmpty && !$0.label.isEmpty })
  }

  @Test(
    "Comments are read with authors and dates",
    arguments: [
      "photos.comments.getList.53654427282.xml", "photos.comments.getList.40373414385.xml",
      "photos.comments.getList.json",
    ])
  func readsComments(name: String) throws {
    let answers = try Self.answer(name).content("comments")?.children("comment") ?? []
    let comments = answers.compactMap(CommentReader.comment)
    #expect(!comments.isEmpty && comments.count == answers.count)
    #expect(comments.allSatisfy { $0.author?.username.isEmpty == false && $0.posted != nil })
  }

  @Test("Notes are read with their frames")
  func readsNotes() throws {
    let answer = try Self.answer("photos.getInfo.51281775881.machinetags.xml").content("photo")
    let notes = answer?.child("notes")?.children("note").compactMap(CommentReader.note) ?? []
    #expect(!notes.isEmpty)
    #expect(notes.allSatisfy { $0.frame != nil && $0.author != nil })
  }

  @Test(
    "Ladders of sizes are read, and the rows of videos are not",
    arguments: [
      ("photos.getSizes.52483149404.to-6k.xml", SizeLabel.extra6K),
      ("photos.getSizes.5536044022.small.xml", .medium800),
      ("photos.getSizes.52931686554.2023.json", .large2048),
    ])
  func readsSizes(name: String, largest: SizeLabel) throws {
    let ladder = SizeRowsReader(hosts: .flickr).ladder(of: try Self.answer(name))
    #expect(ladder.largest?.label == largest)
    #expect(ladder.steps.allSatisfy { $0.width > 0 && $0.height > 0 })
  }
}
