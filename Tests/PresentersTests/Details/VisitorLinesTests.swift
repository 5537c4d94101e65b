import GalleryFixtures
import GalleryModel
import Presenters
import Testing

struct VisitorLinesTests {
  private func page(
    _ details: PhotoDetails, told kinds: Set<PhotoDetail.Kind> = [.exif, .comments, .notes]
  ) async throws -> PhotoPage {
    let photo = Sample.photo(1)
    let gallery = try await Gallery(
      [photo], details: Sample.details(details, of: photo, told: kinds))
    return try #require(try gallery.page(of: photo))
  }

  @Test("A comment names its author, leads to them, and says when; a deleted member is not linked")
  func comments() async throws {
    var gone = Sample.person(2)
    gone.isDeleted = true
    let page = try await page(
      PhotoDetails(comments: [
        Sample.comment("Nice", by: Sample.person(1)), Sample.comment("Old", by: gone),
        Sample.comment("Lost"),
      ]))
    #expect(page.comments.map(\.textHTML) == ["Nice", "Old", "Lost"])
    #expect(
      page.comments.map { $0.author?.name } == ["Person 1", "Person 2 (account deleted)", nil])
    #expect(
      page.comments.map { $0.author?.streamURL } == [
        "https://www.flickr.com/photos/1@N00/", nil, nil,
      ])
    #expect(page.comments[0].posted?.dateTime == "2023-11-14T22:13:20Z")
  }

  @Test(
    "A note's frame is cut to the picture, which is 500 by 333",
    arguments: [
      ([10, 20, 30, 40], [10, 20, 30, 40]), ([-10, -10, 30, 30], [0, 0, 20, 20]),
      ([480, 300, 900, 900], [480, 300, 20, 33]), ([600, 10, 5, 5], []), ([10, 10, 0, 5], []),
      ([10, 10, -5, 5], []), ([Int.max, 1, Int.max, 1], []), ([0, 0, 500, 333], [0, 0, 500, 333]),
    ])
  func frames(given: [Int], shown: [Int]) async throws {
    let board = try await page(PhotoDetails(notes: [Sample.note("Look", given)])).notes
    #expect([board.width, board.height] == [500, 333])
    let box = try #require(board.notes.first).box
    #expect(box.map { [$0.x, $0.y, $0.width, $0.height] } ?? [] == shown)
    #expect(board.hasBoxes == !shown.isEmpty)
  }

  @Test("A note without a frame is in the list alone, and has its number")
  func numbers() async throws {
    let board = try await page(
      PhotoDetails(notes: [Sample.note("a"), Sample.note("b", [1, 1, 9, 9])])
    ).notes
    #expect(board.notes.map(\.number) == [1, 2])
    #expect(board.notes.map { $0.box == nil } == [true, false])
  }

  private static let cases: [(Set<PhotoDetail.Kind>, [Int])] = [
    ([], [0, 0, 0]), ([.exif], [1, 0, 0]), ([.comments, .notes], [0, 1, 1]),
  ]

  @Test("Only what was asked for is shown, whatever the source has", arguments: cases)
  func asked(kinds: Set<PhotoDetail.Kind>, counts: [Int]) async throws {
    let page = try await page(
      PhotoDetails(
        comments: [Sample.comment("c")], notes: [Sample.note("n")],
        exif: [Sample.exif("ISO", "100")]), told: kinds)
    #expect(
      [page.camera?.main.count ?? 0, page.comments.count, page.notes.notes.count] == counts)
  }
}
