import Foundation
import GalleryModel
import Testing

@testable import FlickrSources

struct ExportMediaTests {
  private let export: MadeExport

  init() throws { export = try MadeExport() }

  private func content(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  @Test("Names that clash and slugs with numbers find their photos")
  func matchesNames() async throws {
    let ids = [11, 22, 33, 44, 55, 66, 2012]
    let path = try export.zip(
      "a.zip",
      ids.map { MadeExport.photo($0) } + [
        ("dsc_0026_11_o.jpg", "a"), ("dsc_0026_22_o.jpg", "b"), ("img_0042_33_o.jpg", "c"),
        ("clip_44.mp4", "d"), ("x_55_1234567890_o.jpg", "e"), ("66_0123456789_o.png", "f"),
        ("party_1_2_3_o.jpg", "nobody's"),
      ])
    let drained = try await Drained([path])
    let names = ids.map { drained.source.media.media(for: .test("\($0)"))?.name }
    #expect(
      names == [
        "dsc_0026_11_o.jpg", "dsc_0026_22_o.jpg", "img_0042_33_o.jpg", "clip_44.mp4",
        "x_55_1234567890_o.jpg", "66_0123456789_o.png", nil,
      ])
    #expect(drained.report.strayMedia == ["\(path): party_1_2_3_o.jpg"])
    #expect(drained.report.withoutMedia == [.test("2012")])
    #expect(drained.photos.filter { $0.media == .video }.map(\.id) == [.test("44")])
    #expect(drained.report.videos == 1)
  }

  @Test("A likelier name wins over one that only may mean the photo", arguments: [true, false])
  func prefersLikelyNames(isLikelyFirst: Bool) async throws {
    let files = [("beach_7_o.jpg", "right"), ("7_9_o.jpg", "wrong")]
    let path = try export.zip(
      "a.zip", [MadeExport.photo(7)] + (isLikelyFirst ? files : files.reversed()))
    let drained = try await Drained([path])
    #expect(drained.source.media.media(for: .test("7"))?.name == "beach_7_o.jpg")
  }

  @Test("A video goes before the picture that stands for it")
  func knowsPosters() async throws {
    let path = try export.zip(
      "a.zip", [MadeExport.photo(7), ("clip_7_o.jpg", "still"), ("clip_7.mov", "film")])
    let media = try await Drained([path]).source.media
    #expect(media.media(for: .test("7"))?.isVideo == true)
    #expect(media.poster(for: .test("7"))?.name == "clip_7_o.jpg")
  }

  @Test("Media are unpacked in any order, each as it was written")
  func unpacks() async throws {
    let ids = Array(1...40)
    let path = try export.zip(
      "a.zip", ids.flatMap { [MadeExport.photo($0), ("x_\($0)_o.jpg", "bytes of \($0)")] })
    let media = try await Drained([path]).source.media
    let folder = export.path
    for id in [40, 1, 2, 39, 20] {
      let reference = try #require(media.media(for: .test("\(id)")))
      #expect(reference.size == "bytes of \(id)".utf8.count)
      let file = try media.file(reference, unpackedAs: "out-\(id)", in: folder)
      #expect(try content(file) == "bytes of \(id)")
      #expect(throws: FlickrSourceError.self) {
        try media.file(reference, unpackedAs: "out-\(id)", in: folder)
      }
    }
  }

  @Test("Media are unpacked by several tasks at once")
  func unpacksAtOnce() async throws {
    let ids = Array(1...60)
    let path = try export.zip(
      "a.zip", ids.flatMap { [MadeExport.photo($0), ("x_\($0)_o.jpg", "bytes of \($0)")] })
    let media = try await Drained([path]).source.media
    let folder = export.path
    let texts = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for id in ids.shuffled() {
        group.addTask {
          let reference = try #require(media.media(for: .test("\(id)")))
          let file = try media.file(reference, unpackedAs: "out-\(id)", in: folder)
          return (id, String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self))
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(texts == Dictionary(uniqueKeysWithValues: ids.map { ($0, "bytes of \($0)") }))
  }

  @Test("Media on disk stay where they are")
  func leavesFiles() async throws {
    let photo = MadeExport.photo(7, ["rotation": "90"])
    try export.write("e/json/\(photo.0)", photo.1)
    let picture = try export.write("e/pictures/x_7_o.JPG", "bytes")
    let media = try await Drained([export.path + "/e"]).source.media
    let reference = try #require(media.media(for: .test("7")))
    #expect(reference.archive == nil)
    #expect(reference.rotation == 90)
    #expect(reference.ending == "jpg")
    #expect(try media.file(reference, unpackedAs: "out", in: export.path) == picture)
  }

  @Test("An archive that changed meanwhile gives no wrong picture")
  func noticesChange() async throws {
    let path = try export.zip("a.zip", [MadeExport.photo(7), ("x_7_o.jpg", "bytes")])
    let media = try await Drained([path]).source.media
    try export.zip("a.zip", [MadeExport.photo(7), ("y_8_o.jpg", "other")])
    let reference = try #require(media.media(for: .test("7")))
    let error = #expect(throws: FlickrSourceError.self) {
      try media.file(reference, unpackedAs: "out", in: export.path)
    }
    #expect(error?.description.contains("the archive has changed") == true)
  }
}
