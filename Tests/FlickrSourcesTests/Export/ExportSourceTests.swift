import Foundation
import GalleryModel
import Testing

@testable import FlickrSources

struct ExportSourceTests {
  private let export: MadeExport

  init() throws { export = try MadeExport() }

  private static let albums = """
    {"albums":[
     {"id":"7001","title":"Lund","description":"<b>Old</b> town","photo_count":"3",
      "cover_photo":"https://www.flickr.com/photos/ann/12","photos":["13","11","12"]},
     {"id":"7002","title":"Empty cover","photo_count":"1","cover_photo":"","photos":["12"]},
     {"id":"7003","title":"No cover","photo_count":"9","photos":["12","77"],
      "cover_photo":"https://www.flickr.com/photos/ann/0"}]}
    """

  /// Writes the same export as several archives.
  private func writeParts() throws -> [String] {
    [
      try export.zip(
        "721_06fx_part1.zip",
        [("account_profile.json", MadeExport.profile), ("albums.json", Self.albums)]),
      try export.zip(
        "721_06fx_part2.zip",
        [
          MadeExport.photo(11, ["date_imported": "\"2020-01-01 00:00:00\""]),
          MadeExport.photo(12, ["date_imported": "\"2021-01-01 00:00:00\""]),
        ]),
      try export.zip(
        "721_06fx_part3.zip",
        [MadeExport.photo(13, ["date_imported": "\"2020-06-01 00:00:00\""])]),
      try export.zip("data-download-1.zip", [("a_11_o.jpg", "eleven"), ("b_12_o.jpg", "twelve")]),
      try export.zip("data-download-2.zip", [("c_13_0123456789_o.png", "thirteen")]),
    ]
  }

  @Test("The parts give the same whatever their order, as archives or as their folder")
  func takesPartsInAnyOrder() async throws {
    let parts = try writeParts()
    let first = try await Drained(parts)
    for paths in [parts.reversed(), [parts[3], parts[1], parts[4], parts[0], parts[2]]] {
      let other = try await Drained(paths)
      #expect(other.photos == first.photos)
      #expect(other.albums == first.albums)
      #expect(other.people == first.people)
      #expect(other.report == first.report)
    }
    #expect(try await Drained([export.path]).photos == first.photos)
    #expect(try await Drained(parts + parts).photos == first.photos)
    #expect(first.report.isComplete == false)
    #expect(first.report.withoutMedia == [])
    #expect(first.source.summary.title == "Photos by Ann Sand")
  }

  @Test("Photos come by upload, newest first, and those without a date last")
  func sortsByUpload() async throws {
    let path = try export.zip(
      "a.zip",
      [
        MadeExport.photo(1, ["date_imported": "\"\""]),
        MadeExport.photo(2, ["date_imported": "\"0000-00-00 00:00:00\""]),
        MadeExport.photo(3, ["date_imported": "\"2020-01-01 00:00:00\""]),
        MadeExport.photo(4, ["date_imported": "\"2020-01-01 00:00:00\""]),
        MadeExport.photo(5, ["date_imported": "\"2020-01-01 00:00:01\""]),
      ])
    #expect(try await Drained([path]).ids == ["5", "4", "3", "2", "1"])
  }

  @Test("More photos than a batch holds all arrive once, in order")
  func handsOverBatches() async throws {
    let ids = Array(1...1203)
    let path = try export.zip("a.zip", ids.map { MadeExport.photo($0) })
    #expect(try await Drained([path]).ids == ids.reversed().map(String.init))
  }

  @Test("Albums are those of albums.json, in its order, with covers")
  func readsAlbums() async throws {
    let drained = try await Drained(try writeParts())
    #expect(drained.albums.map(\.title) == ["Lund", "Empty cover", "No cover"])
    #expect(drained.albums[0].photos == ["13", "11", "12"].map(PhotoID.test))
    #expect(drained.albums.map(\.cover) == [.test("12"), nil, nil])
    #expect(drained.albums.map(\.owner) == Array(repeating: .test("99999999@N00"), count: 3))
    #expect(drained.albums[0].descriptionHTML == "<b>Old</b> town")
    #expect(
      drained.report.albums == [
        CompletenessReport.AlbumGap(id: .test("7003"), title: "No cover", told: 9, found: 1)
      ])
  }

  @Test("Without albums.json albums are what the photos name")
  func readsNamedAlbums() async throws {
    let albums = #"[{"id":"7001","title":"Lund","url":"x"}]"#
    let path = try export.zip(
      "a.zip", [MadeExport.photo(1, ["albums": albums]), MadeExport.photo(2, ["albums": albums])])
    let drained = try await Drained([path])
    #expect(drained.albums.map(\.title) == ["Lund"])
    #expect(drained.albums[0].photos == ["1", "2"].map(PhotoID.test))
    #expect(!drained.report.hasAlbums)
  }

  @Test("The owner is the account's profile, and its e-mail address is nowhere")
  func readsOwner() async throws {
    let drained = try await Drained(try writeParts())
    let owner = try #require(drained.photos.first?.owner)
    #expect(owner.id == .test("99999999@N00"))
    #expect(owner.username == "ann_s")
    #expect(owner.realName == "Ann Sand")
    #expect(owner.pathAlias == "ann")
    #expect(owner.location == "Lund, Sweden")
    #expect(drained.people == [owner])
    #expect(!"\(drained)".contains("example.invalid"))
  }

  @Test("Without a profile the owner is the name in the photo's address")
  func namesOwnerByAddress() async throws {
    let page = "\"https://www.flickr.com/photos/123456%40N01/2/\""
    let path = try export.zip(
      "a.zip", [MadeExport.photo(1), MadeExport.photo(2, ["photopage": page])])
    let drained = try await Drained([path])
    #expect(drained[1]?.owner.pathName == "ann")
    #expect(drained[1]?.owner.displayName == "ann")
    #expect(drained[2]?.owner.id == .test("123456@N01"))
    #expect(!drained.report.hasProfile)
    #expect(drained.source.summary.title == "Photos by ann")
  }

  @Test("Two accounts' exports given together keep their owners apart")
  func keepsAccountsApart() async throws {
    let other = #"{"nsid":"88888888@N00","path_alias":"bo","screen_name":"Bo"}"#
    let page = "\"https://www.flickr.com/photos/bo/2/\""
    let paths = [
      try export.zip(
        "1_a_part1.zip", [("account_profile.json", MadeExport.profile), MadeExport.photo(1)]),
      try export.zip(
        "2_b_part1.zip",
        [("account_profile.json", other), MadeExport.photo(2, ["photopage": page])]),
    ]
    let drained = try await Drained(paths)
    #expect(drained[1]?.owner.id == .test("99999999@N00"))
    #expect(drained[2]?.owner.id == .test("88888888@N00"))
  }

  @Test("An export without photos says which parts to add")
  func refusesNoPhotos() async throws {
    let path = try export.zip("data-download-1.zip", [("a_1_o.jpg", "x")])
    let error = await #expect(throws: FlickrSourceError.self) { _ = try await Drained([path]) }
    #expect(error == .export(.noPhotos(parts: [path])))
    #expect(error?.description.contains("part1.zip") == true)
  }

  @Test("Twelve parts, each with photos, are all read")
  func readsManyParts() async throws {
    var paths: [String] = []
    for part in 1...12 {
      let photos = (0..<50).map { MadeExport.photo(part * 100 + $0) }
      paths.append(try export.zip("721_06fx_part\(part).zip", photos))
    }
    let drained = try await Drained(paths)
    #expect(drained.photos.count == 600)
    #expect(drained.report.missingParts == [])
    #expect(drained.report.parts.map { $0.split(separator: "part").last }.last == "12.zip")
  }

  @Test("A path that leads nowhere, or to something else, is named")
  func refusesOtherPaths() async throws {
    let text = try export.write("notes.txt", "hello")
    let error = await #expect(throws: FlickrSourceError.self) { _ = try await Drained([text]) }
    #expect(error == .export(.notAPart(path: text)))
    let missing = export.path + "/none.zip"
    let other = await #expect(throws: FlickrSourceError.self) { _ = try await Drained([missing]) }
    #expect(other == .file(missing, .missing))
  }
}
