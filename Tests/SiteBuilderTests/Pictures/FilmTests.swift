import FlickrSources
import Foundation
import GalleryFixtures
import GalleryModel
import Testing

@testable import SiteBuilder

@Suite("Videos of an export")
struct FilmTests {
  let folder: TemporaryFolder
  let media: FolderMedia

  init() throws {
    folder = try TemporaryFolder()
    media = try FolderMedia(folder("export"))
  }

  private func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 8
    return [24, 16, 8, 0].map { UInt8(length >> $0 & 255) } + Array(kind.utf8) + content
  }

  private func track(_ handler: String) -> [UInt8] {
    let head = [UInt8](repeating: 0, count: 8) + Array(handler.utf8)
    return box("trak", box("mdia", box("hdlr", head + [UInt8](repeating: 0, count: 13))))
  }

  private func film(_ tracks: String...) -> [UInt8] {
    let place = box("udta", box("\u{a9}xyz", Array("SECRET+55.1+13.2".utf8)))
    return box("ftyp", Array("isom".utf8) + [0, 0, 0, 0]) + box("mdat", Array("pixels".utf8))
      + box("moov", tracks.flatMap(track) + place + box("meta", Array("SECRET".utf8)))
  }

  private func make(ffmpeg: String? = nil) async throws -> BuildReport {
    var video = Sample.photo(1).with(SizeLadder([]))
    video.media = .video
    return try await build(
      [video], to: folder("site"), pictures: .export(media),
      change: { $0.pictures.ffmpeg = ffmpeg })
  }

  @Test("A film is copied without what it tells of places, and its page leads to it")
  func copied() async throws {
    try media.put(film("vide", "soun"), "a.mp4", for: Sample.id(1))
    let report = try await make()
    #expect(report.images.made == 1 && report.images.failed == [])
    #expect(report.notes.count == 1 && report.notes[0].contains("ffmpeg is not installed"))
    let files = try folder.files("site")
    let path = try #require(files.keys.first { $0.hasSuffix("_video.mp4") })
    let bytes = try #require(files[path])
    #expect(bytes.count == film("vide", "soun").count)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("pixels") && !text.contains("SECRET"))
    let page = try folder.text("site/photo/1.html")
    #expect(page.components(separatedBy: "<a href=\"../\(path)\">").count == 3)
    #expect(page.contains("assets/film.svg"))
    #expect(try await SiteVerifier().verify(folder("site")).findings == [])
    let again = try await make()
    #expect(again.images.made == 0 && again.notes == report.notes && again.pages.written == 0)
  }

  @Test("A film with a track that may tell where it was taken is not copied, and a note says so")
  func telling() async throws {
    try media.put(film("vide", "meta"), "a.mov", for: Sample.id(1))
    let report = try await make()
    #expect(report.notes.contains { $0.contains("not copied") && $0.contains("ffmpeg") })
    #expect(try folder.files("site").keys.allSatisfy { !$0.hasSuffix(".mov") })
    #expect(try folder.text("site/photo/1.html").contains("https://www.flickr.com/photos/"))
  }

  @Test("What only has the name of a film is not copied")
  func noFilm() async throws {
    try media.put(Array("<html>".utf8), "a.mp4", for: Sample.id(1))
    #expect(try await make().notes.contains { $0.contains("neither MP4 nor QuickTime") })
  }

  @Test("With ffmpeg the still is taken from the film")
  func still() async throws {
    try folder.write("", to: "bin/x")
    try Data(try Drawing.bytes(640, 360, as: "png")).write(
      to: URL(filePath: folder("bin/still.png")))
    try folder.write(
      """
      #!/bin/sh
      for last; do :; done
      case $last in
        *.png) cp "\(folder("bin/still.png"))" "${last#file:}" ;;
        *) echo copied > "${last#file:}" ;;
      esac
      """, to: "bin/ffmpeg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder("bin/ffmpeg"))
    try media.put(film("vide", "meta"), "a.mp4", for: Sample.id(1))
    let report = try await make(ffmpeg: folder("bin/ffmpeg"))
    #expect(report.notes == [] && report.images.made == 3)
    let files = try folder.files("site")
    #expect(files.keys.contains { $0.hasSuffix("_640.jpg") })
    let path = try #require(files.keys.first { $0.hasSuffix("_video.mp4") })
    #expect(files[path] == Array("copied\n".utf8))
  }
}
