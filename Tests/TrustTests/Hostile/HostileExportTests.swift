import FlickrSources
import Foundation
import SiteBuilder
import Testing
import ZipWriting

@Suite("Hostile exports")
struct HostileExportTests {
  private struct Record: Encodable {
    struct Words: Encodable {
      let tag: String
      let user: String
    }
    struct Comment: Encodable {
      let id: String
      let user: String
      let comment: String
    }
    struct Note: Encodable {
      let id: String
      let note: String
      let author: String
    }
    let id: String
    let name: String
    let description: String
    let tags: [Words]
    let comments: [Comment]
    let notes: [Note]
    let exif: [String: [String: String]]
    var privacy = "public"
    var safety = "safe"
  }

  private struct Albums: Encodable {
    struct Album: Encodable {
      let id: String
      let title: String
      let description: String
      let photos: [String]
      let cover: String

      enum CodingKeys: String, CodingKey {
        case id, title, description, photos
        case cover = "cover_photo"
      }
    }
    let albums: [Album]
  }

  private let folder: TestFolder
  private let texts: [String]

  init() throws {
    folder = try TestFolder()
    texts = try HostileTexts.load()
  }

  private func text(_ index: Int) -> String { texts[index % texts.count] }

  private func writeArchive(to path: String) throws {
    let encoder = JSONEncoder()
    var files: [(name: String, text: String)] = []
    func add(_ name: String, _ value: some Encodable) throws {
      files.append((name, String(decoding: try encoder.encode(value), as: UTF8.self)))
    }
    try add(
      "account_profile.json",
      [
        "nsid": "99999999@N00", "screen_name": text(3), "real_name": text(0), "city": text(50),
        "country": text(51), "description": text(4),
      ])
    for index in texts.indices {
      let record = Record(
        id: "\(index + 1)", name: text(index), description: text(index + 1),
        tags: [Record.Words(tag: text(index + 2), user: text(index + 3))],
        comments: [Record.Comment(id: "c", user: text(index + 4), comment: text(index + 5))],
        notes: [Record.Note(id: "n", note: text(index + 6), author: text(index + 7))],
        exif: [text(index): ["label": text(index + 8), "value": text(index + 9)]])
      try add("photo_\(index + 1).json", record)
    }
    let albums = texts.indices.map { index in
      Albums.Album(
        id: "\(900_000 + index)", title: text(index), description: text(index + 1),
        photos: ["\(index + 1)"], cover: text(index))
    }
    try add("albums.json", Albums(albums: albums))
    let writer = try ZipWriter(path: path)
    for file in files { try writer.add(file.name, text: file.text) }
    try writer.finish()
  }

  @Test("Every text in every word of an export gives a page")
  func words() async throws {
    try writeArchive(to: folder("export.zip"))
    var options = BuildOptions()
    options.output = folder("site")
    options.jobs = 2
    let source = try await ExportSource(paths: [folder("export.zip")])
    let report = try await SiteBuild(options).run(source)
    #expect(report.photos == texts.count)
    let errors = try await SiteVerifier(jobs: 2).verify(options.output).findings
      .filter { $0.severity == .error }
    #expect(errors == [])
    let files = try folder.files("site")
    #expect(try PageAudit(files).problems == [])
    #expect(FoldedPaths(files.keys).problems == [])
  }
}
