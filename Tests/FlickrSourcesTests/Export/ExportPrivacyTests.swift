import Foundation
import GalleryModel
import Testing
import ZipWriting

@testable import FlickrSources

/// What may be published of an export, and what must not be.
struct ExportPrivacyTests {
  private let export: MadeExport

  init() throws { export = try MadeExport() }

  private func publishable(_ drained: Drained) -> [String] {
    drained.photos.filter(PublishRule().allows).map(\.id.rawValue)
  }

  @Test(
    "Only a photo that is exactly public is public",
    arguments: [
      #""private""#, #""friends""#, #""family""#, #""friend & family""#, #""friends & family""#,
      #""only you""#, #""Public""#, #""public ""#, #""""#, "null", "true", "1", #"["public"]"#, "-",
    ])
  func isStrict(word: String) async throws {
    let path = try export.zip(
      "a.zip", [MadeExport.photo(1, ["privacy": word]), MadeExport.photo(2)])
    let drained = try await Drained([path])
    #expect(publishable(drained) == ["2"])
    #expect(drained.report.hidden == 1)
  }

  @Test(
    "A photo that is private in one part and public in another stays out", arguments: [true, false])
  func hidesContradictions(isPrivateFirst: Bool) async throws {
    let hidden = MadeExport.photo(1, ["privacy": "\"private\""])
    let parts = isPrivateFirst ? [hidden, MadeExport.photo(1)] : [MadeExport.photo(1), hidden]
    let paths = [
      try export.zip("1_a_part1.zip", [parts[0], MadeExport.photo(2)]),
      try export.zip("1_a_part2.zip", [parts[1]]),
    ]
    #expect(publishable(try await Drained(paths)) == ["2"])
    #expect(publishable(try await Drained(paths.reversed())) == ["2"])
  }

  @Test("A photo whose other copy cannot be read stays out")
  func hidesUnreadableCopies() async throws {
    let paths = [
      try export.zip("1_a_part1.zip", [MadeExport.photo(1), MadeExport.photo(2)]),
      try export.zip("1_a_part2.zip", [("photo_1.json", #"{"id":"1","privacy":"#)]),
    ]
    let drained = try await Drained(paths)
    #expect(publishable(drained) == ["2"])
    #expect(drained.skipped.map(\.record) == ["1"])
    #expect(drained.skipped[0].reason == "the answer breaks off (line 1, column 21)")
  }

  @Test("A file that tells of another photo than its name says counts for neither")
  func hidesMisnamed() async throws {
    let other = MadeExport.photo(3).1
    let path = try export.zip("a.zip", [MadeExport.photo(1), ("photo_2.json", other)])
    let drained = try await Drained([path])
    #expect(drained.ids == ["1"])
    #expect(drained.report.unreadable == [.test("2")])
    #expect(drained.skipped[0].reason == "it tells of another photo, 3")
  }

  @Test(
    "Only safe photos are published, and one without a rating is counted",
    arguments: [
      (#""safe""#, true, 0), (#""Safe""#, true, 0), ("-", true, 1), (#""""#, true, 1),
      (#""moderate""#, false, 0), (#""restricted""#, false, 0), (#""odd""#, false, 0),
    ])
  func readsSafety(word: String, isPublished: Bool, unrated: Int) async throws {
    let path = try export.zip("a.zip", [MadeExport.photo(1, ["safety": word])])
    let drained = try await Drained([path])
    #expect(publishable(drained).isEmpty != isPublished)
    #expect(drained.report.unrated == unrated)
  }

  @Test("Of two copies the stricter rating and no contradicted licence hold")
  func keepsStricter() async throws {
    let paths = [
      try export.zip(
        "1_a_part1.zip", [MadeExport.photo(1, ["license": "\"CC BY 4.0\"", "safety": "\"safe\""])]),
      try export.zip(
        "1_a_part2.zip",
        [MadeExport.photo(1, ["license": "\"CC BY-SA 4.0\"", "safety": "\"moderate\""])]),
    ]
    let photo = try #require(try await Drained(paths)[1])
    #expect(photo.safety == .moderate)
    #expect(photo.license == .allRightsReserved)
  }

  @Test("An archive of texts that cannot be read stops the build: it may say what is private")
  func stopsWithoutTexts() async throws {
    let good = try export.zip("1_a_part1.zip", [MadeExport.photo(1)])
    let cut = try export.zip("1_a_part2.zip", [MadeExport.photo(2)])
    let data = try Data(contentsOf: URL(filePath: cut))
    try data.dropLast(10).write(to: URL(filePath: cut))
    let error = await #expect(throws: FlickrSourceError.self) {
      _ = try await Drained([good, cut])
    }
    #expect(error?.description.hasPrefix("\(cut): it is only a part of a zip archive") == true)
    #expect(error?.description.contains("which photos are private") == true)
  }

  @Test("An archive of media that is refused is left out whole, and the rest goes on")
  func goesOnWithoutMedia() async throws {
    let text = try export.zip("1_a_part1.zip", [MadeExport.photo(1), MadeExport.photo(2)])
    let bad = try export.zip("data-download-1.zip", [("a_1_o.jpg", "x"), ("../b_2_o.jpg", "x")])
    let good = try export.zip("data-download-2.zip", [("b_2_o.jpg", "x")])
    let drained = try await Drained([text, bad, good])
    #expect(publishable(drained) == ["2", "1"])
    #expect(drained.report.withoutMedia == [.test("1")])
    #expect(
      drained.report.refused == [
        "\(bad): '../b_2_o.jpg': this name could lead out of a folder, so the archive is refused"
      ])
    #expect(drained.report.parts == [text, good])
  }

  @Test("A name of media does not let an archive of texts be left out")
  func readsTextsUnderAnyName() async throws {
    let text = try export.zip("1_a_part1.zip", [MadeExport.photo(1)])
    let other = try export.zip(
      "data-download-1.zip", [MadeExport.photo(1, ["privacy": "\"private\""]), ("a_1_o.jpg", "x")])
    #expect(publishable(try await Drained([text, other])) == [])
    let hostile = try export.zip(
      "data-download-2.zip", [MadeExport.photo(2), ("/etc/passwd_1_o.jpg", "x")])
    await #expect(throws: FlickrSourceError.self) { _ = try await Drained([text, hostile]) }
  }

  @Test("A link in a folder is not followed")
  func followsNoLinks() async throws {
    let outside = try MadeExport()
    try outside.write("secret_1_o.jpg", "secret")
    let photo = MadeExport.photo(1)
    try export.write("e/\(photo.0)", photo.1)
    try FileManager.default.createSymbolicLink(
      atPath: "\(export.path)/e/a_1_o.jpg", withDestinationPath: outside.path + "/secret_1_o.jpg")
    try FileManager.default.createSymbolicLink(
      atPath: "\(export.path)/e/more", withDestinationPath: outside.path)
    let drained = try await Drained([export.path + "/e"])
    #expect(drained.source.media.media(for: .test("1")) == nil)
    #expect(drained.skipped.count == 2)
  }
}
