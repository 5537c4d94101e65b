import Foundation
import GalleryModel
import Testing

@testable import FlickrSources

struct CompletenessReportTests {
  private let export: MadeExport

  init() throws { export = try MadeExport() }

  @Test(
    "Numbers that are missing between parts are named",
    arguments: [
      (["1_a_part1.zip", "1_a_part2.zip"], []),
      (["1_a_part2.zip", "1_a_part4.zip"], ["1_a_part1.zip", "1_a_part3.zip"]),
      (["data-download-1.zip", "data-download-3 (1).zip"], ["data-download-2.zip"]),
      (["data-download-1", "data-download-3"], ["data-download-2.zip"]),
      (["1_a_part2.zip", "2_b_part1.zip"], ["1_a_part1.zip"]),
      (["holiday-9.zip", "part7.zip", "data-download-x.zip", "data-download-0.zip"], []),
      (["data-download-999999.zip"], []),
    ])
  func findsGaps(names: [String], gaps: [String]) {
    #expect(PartNumber.gaps(in: names) == gaps)
  }

  private func report() async throws -> CompletenessReport {
    let albums = """
      {"albums":[{"id":"7","title":"Sea","photo_count":"3","photos":["1","2"],"cover_photo":""}]}
      """
    return try await Drained([
      try export.zip(
        "1_a_part1.zip",
        [
          ("account_profile.json", MadeExport.profile), ("albums.json", albums),
          MadeExport.photo(1), MadeExport.photo(2, ["privacy": "\"private\""]),
          MadeExport.photo(3, ["safety": "-"]), ("photo_4.json", "{"),
        ]),
      try export.zip("data-download-1.zip", [("a_1_o.jpg", "x"), ("b_3.mp4", "x")]),
      try export.zip("data-download-3.zip", [("c_9_o.jpg", "x")]),
    ]).report
  }

  @Test("The report counts what is there and what is not")
  func counts() async throws {
    let report = try await report()
    #expect(report.told == 4)
    #expect(report.read == 3)
    #expect(report.hidden == 1)
    #expect(report.unrated == 1)
    #expect(report.videos == 1)
    #expect(report.unreadable == [.test("4")])
    #expect(report.withoutMedia == [.test("2")])
    #expect(report.strayMedia == ["\(export.path)/data-download-3.zip: c_9_o.jpg"])
    #expect(report.missingParts == ["data-download-2.zip"])
    #expect(report.albums.map(\.found) == [2])
    #expect(!report.isComplete)
  }

  @Test("The table has a line for everything that is not as it should be")
  func tabulates() async throws {
    let lines = try await report().table
    #expect(
      lines == [
        "3  archives and folders read", "4  photos in the export", "2  public photos",
        "1  photos that are not public", "1  videos", "1  photos that cannot be read: 4",
        "1  photos without a file: 2",
        "1  files without a photo, not published: \(export.path)/data-download-3.zip: c_9_o.jpg",
        "1  albums that lack photos: 'Sea' has 2 of 3",
        "1  archives that seem to be missing: data-download-2.zip",
      ])
  }

  @Test("The JSON is one object with every count and name")
  func encodes() async throws {
    let text = try await report().json()
    let answer = try Answering.answer(text)
    #expect(answer.text("complete") == "0")
    #expect(answer.number("told") == 4)
    #expect(answer.children("missing_parts").map(\.text) == ["data-download-2.zip"])
    #expect(answer.children("albums").map { $0.text("title") } == ["Sea"])
    #expect(answer.children("unreadable").map(\.text) == ["4"])
    #expect(!text.contains("\n"))
  }

  @Test("Nothing is missing from an export that has everything")
  func isComplete() async throws {
    let report = try await Drained([
      try export.zip(
        "1_a_part1.zip",
        [
          ("account_profile.json", MadeExport.profile), ("albums.json", #"{"albums":[]}"#),
          MadeExport.photo(1), ("x_1_o.jpg", "x"), ("faves_part001.json", "{}"),
        ])
    ]).report
    #expect(report.isComplete)
    #expect(
      report.table == [
        "1  archives and folders read", "1  photos in the export", "1  public photos",
      ])
  }

  @Test("Long lists are cut in the table")
  func cutsLists() async throws {
    let report = try await Drained([try export.zip("a.zip", (1...9).map { MadeExport.photo($0) })])
      .report
    #expect(report.table.contains("9  photos without a file: 9, 8, 7, 6, 5 and 4 more"))
  }
}
