import Foundation
import Testing

@testable import FlickrSources

struct ExportRecognitionTests {
  private let export: MadeExport

  init() throws { export = try MadeExport() }

  @Test("Archives, folders of them and unpacked folders are exports")
  func recognizesExports() throws {
    let photo = MadeExport.photo(1)
    let zip = try export.zip("zips/1_a_part1.zip".replacing("zips/", with: ""), [photo])
    #expect(ExportSource.recognizes([zip]))
    #expect(ExportSource.recognizes([export.path]))
    try export.write("unpacked/\(photo.0)", photo.1)
    #expect(ExportSource.recognizes([export.path + "/unpacked"]))
    #expect(ExportSource.recognizes([export.path + "/unpacked/\(photo.0)"]))
    try export.write("nested/part1/\(photo.0)", photo.1)
    #expect(ExportSource.recognizes([export.path + "/nested"]))
    try export.write("texts/albums.json", "{}")
    try export.write("texts/account_profile.json", "{}")
    #expect(ExportSource.recognizes([export.path + "/texts"]))
  }

  @Test("An archive is known by its content, not by its name")
  func looksAtContent() throws {
    let zip = try export.zip("download", [MadeExport.photo(1)])
    #expect(ExportSource.recognizes([zip]))
    #expect(!ExportSource.recognizes([try export.write("x/fake.zip", "no zip")]))
    #expect(!ExportSource.recognizes([export.path + "/x"]))
  }

  @Test("A pipe is not waited for", .timeLimit(.minutes(10)))
  func leavesPipes() {
    mkfifo(export.path + "/1_a_part1.zip", 0o600)
    mkfifo(export.path + "/photo_1.json", 0o600)
    #expect(!ExportSource.recognizes([export.path, export.path + "/photo_1.json"]))
  }

  @Test("Saved answers are no exports, even under a photo's name")
  func leavesAnswers() throws {
    let answer = #"{"photo":{"id":"1","owner":{"nsid":"1@N01"}},"stat":"ok"}"#
    let file = try export.write("saved/photo_1.json", answer)
    #expect(!ExportSource.recognizes([file]))
    #expect(!ExportSource.recognizes([export.path + "/saved"]))
    #expect(!ExportSource.recognizes([export.path + "/nothing"]))
    #expect(!ExportSource.recognizes([]))
  }

  @Test(
    "Recorded answers are no exports, and recorded files of exports are none of answers",
    .enabled(if: Recordings.exist))
  func tellsRecordingsApart() {
    for name in Recordings.names { #expect(!ExportSource.recognizes([Recordings.path(name)])) }
    #expect(ExportSource.recognizes([Recordings.path("export/photo_9732128037.json")]))
    #expect(ExportSource.recognizes([Recordings.path("export")]))
  }
}
