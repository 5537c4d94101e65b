import FlickrSources
import Foundation
import GalleryFixtures
import GalleryModel
import Imaging
import Testing

@testable import SiteBuilder

@Suite("Pictures made from an export")
struct ExportPicturesTests {
  let folder: TemporaryFolder
  let media: FolderMedia

  init() throws {
    folder = try TemporaryFolder()
    media = try FolderMedia(folder("export"))
  }

  private func photos(_ numbers: ClosedRange<Int>) -> [Photo] {
    numbers.map { Sample.photo($0).with(SizeLadder([])) }
  }

  @discardableResult
  private func make(
    _ photos: [Photo], change: (inout PictureOptions) -> Void = { _ in },
    checkpoint: @escaping (WritingStep) throws -> Void = { _ in }
  ) async throws -> BuildReport {
    var pictures = PictureOptions()
    change(&pictures)
    return try await build(
      photos, to: folder("site"), pictures: .export(media), change: { $0.pictures = pictures },
      checkpoint: checkpoint)
  }

  private func images() throws -> [String] {
    try folder.files("site").keys.filter { $0.hasPrefix("images/") }.sorted()
  }

  /// The longest edges that the names of a photo's files tell.
  private func edges(of photo: Int) throws -> [Int] {
    try images().filter { $0.hasPrefix("images/\(photo)_") }.compactMap {
      Int($0.split(separator: "_").last?.split(separator: ".").first ?? "")
    }.sorted()
  }

  @Test("Sizes are made up to the original's, never larger, and pages show them")
  func sizes() async throws {
    try media.put(try Drawing.bytes(1500, 1000), "a.jpg", for: Sample.id(1))
    try media.put(try Drawing.bytes(300, 200), "b.jpg", for: Sample.id(2))
    let report = try await make(photos(1...2))
    #expect(report.images.made == 5 && report.images.failed == [])
    #expect(try edges(of: 1) == [320, 640, 1024, 1500])
    #expect(try edges(of: 2) == [300])
    let page = try folder.text("site/photo/1.html")
    #expect(page.contains(#"width="1500" height="1000""#))
    #expect(!page.contains("staticflickr"))
    #expect(try await SiteVerifier().verify(folder("site")).findings == [])
  }

  @Test("Only the sizes asked for are made, in the formats asked for")
  func choice() async throws {
    try media.put(try Drawing.bytes(1500, 1000), "a.jpg", for: Sample.id(1))
    let report = try await make(photos(1...1)) {
      $0.edges = [200, 400]
      $0.formats = [.jpeg, .webp]
    }
    #expect(report.images.made == 4)
    #expect(try edges(of: 1) == [200, 200, 400, 400])
    let page = try folder.text("site/index.html")
    #expect(page.contains(#"<source type="image/webp" srcset="images/1_"#))
    #expect(try await SiteVerifier().verify(folder("site")).findings == [])
  }

  @Test(
    "A picture is turned once: by what the export says, else by the file itself",
    arguments: [
      (nil, 1, false), (nil, 6, true), (nil, 3, false), (0, 1, false), (0, 6, false),
      (90, 1, true), (90, 6, true), (270, 3, true), (180, 8, false),
    ] as [(Int?, Int, Bool)])
  func turned(rotation: Int?, orientation: Int, isHigh: Bool) async throws {
    // The pixels lie 1500 by 1000 in the file, whatever its number says.
    let bytes = try Drawing.bytes(1500, 1000, orientation: orientation)
    try media.put(bytes, "a.jpg", for: Sample.id(1), rotation: rotation)
    try await make(photos(1...1)) { $0.edges = [320] }
    let page = try folder.text("site/photo/1.html")
    #expect(page.contains(isHigh ? #"width="213" height="320""# : #"width="320" height="213""#))
  }

  @Test("A damaged picture is reported, its page says so, and the others are there")
  func damaged() async throws {
    let whole = try Drawing.bytes(800, 600)
    try media.put(Array(whole.prefix(whole.count / 2)), "a.jpg", for: Sample.id(1))
    try media.put(Array("<html>".utf8), "b.jpg", for: Sample.id(2))
    try media.put(whole, "c.jpg", for: Sample.id(3))
    let report = try await make(photos(1...4))
    #expect(report.images.failed.count == 2)
    #expect(report.images.failed.first?.hasPrefix("photo 1, ") == true)
    #expect(try edges(of: 3) == [320, 640, 800])
    for photo in [1, 2, 4] {
      #expect(try folder.text("site/photo/\(photo).html").contains("No picture"))
    }
    #expect(try await SiteVerifier().verify(folder("site")).findings == [])
  }

  @Test("A rebuild makes nothing, opens no original, and writes nothing")
  func rebuild() async throws {
    try media.put(try Drawing.bytes(800, 600), "a.jpg", for: Sample.id(1))
    try await make(photos(1...1))
    let (before, asked) = (try folder.marks("site"), media.askedCount)
    let report = try await make(photos(1...1))
    #expect(report.images.made == 0 && report.images.kept == 3 && report.pages.written == 0)
    #expect(media.askedCount == asked)
    #expect(try folder.marks("site") == before)
  }

  @Test("An export that was copied elsewhere is read again, but nothing is made again")
  func moved() async throws {
    let bytes = try Drawing.bytes(800, 600)
    try media.put(bytes, "a.jpg", for: Sample.id(1))
    try await make(photos(1...1))
    try media.put(bytes, "z.jpg", for: Sample.id(1))
    let asked = media.askedCount
    let report = try await make(photos(1...1))
    #expect(report.images.made == 0 && media.askedCount == asked + 1)
  }

  @Test("Another setting makes only what it touches, and removes what it no longer needs")
  func settings() async throws {
    try media.put(try Drawing.bytes(800, 600), "a.jpg", for: Sample.id(1))
    try await make(photos(1...1)) { $0.edges = [200, 400] }
    let before = try folder.marks("site/images")
    let added = try await make(photos(1...1)) {
      $0.edges = [200, 400]
      $0.formats = [.jpeg, .webp]
    }
    #expect(added.images.made == 2 && added.images.kept == 2)
    let after = try folder.marks("site/images")
    for (name, mark) in before where !name.isEmpty { #expect(after[name] == mark) }
    let smaller = try await make(photos(1...1)) { $0.edges = [400] }
    #expect(smaller.images.made == 0)
    #expect(try edges(of: 1) == [400])
  }

  @Test("What a build that was killed has made is not made again")
  func killed() async throws {
    struct Kill: Error {}
    try media.put(try Drawing.bytes(800, 600), "a.jpg", for: Sample.id(1))
    await #expect(throws: Kill.self) {
      try await make(photos(1...1)) { _ in
      } checkpoint: { step in
        if step == .announced { throw Kill() }
      }
    }
    let report = try await make(photos(1...1))
    #expect(report.images.made == 0)
    #expect(try edges(of: 1) == [320, 640, 800])
    #expect(!folder.has("site/.flickr-gallery/images"))
    #expect(!folder.has("site/.flickr-gallery/unpacked"))
  }

  @Test("Pictures of a photo that is gone are removed")
  func removed() async throws {
    for number in 1...2 {
      try media.put(try Drawing.bytes(400, 300), "\(number).jpg", for: Sample.id(number))
    }
    try await make(photos(1...2))
    try await make(photos(2...2))
    #expect(try edges(of: 1).isEmpty && !edges(of: 2).isEmpty)
  }

  @Test("A new version of a picture has another name, and its page shows it")
  func replaced() async throws {
    try media.put(try Drawing.bytes(400, 300), "a.jpg", for: Sample.id(1))
    try await make(photos(1...1))
    let before = try images()
    try media.put(try Drawing.bytes(400, 400), "a.jpg", for: Sample.id(1))
    let report = try await make(photos(1...1))
    #expect(report.images.made == 2 && report.pages.written >= 3)
    #expect(Set(before).isDisjoint(with: try images()))
  }

  @Test("No file tells more than its creator", arguments: ["jpeg", "png", "webp", "tiff"])
  func privacy(variant: String) async throws {
    let bytes = try Drawing.bytes(800, 600, as: variant, secrets: true)
    try media.put(bytes, "a.jpg", for: Sample.id(1))
    try await make(photos(1...1)) { $0.formats = [.jpeg, .webp] }
    for (path, bytes) in try folder.files("site") where path.hasPrefix("images/") {
      #expect(!String(decoding: bytes, as: UTF8.self).contains("SECRET"), "\(path)")
    }
  }

  @Test("An animation goes on moving")
  func animated() async throws {
    try media.put(try Drawing.bytes(500, 400, as: "animated-gif"), "a.gif", for: Sample.id(1))
    try await make(photos(1...1))
    #expect(try images().contains { $0.hasSuffix("_500.gif") })
    #expect(try await SiteVerifier().verify(folder("site")).findings == [])
  }

  @Test("Any number of tasks makes the same files")
  func sameBytes() async throws {
    for number in 1...6 {
      try media.put(
        try Drawing.bytes(300 + number, 200), "\(number).jpg", for: Sample.id(number))
    }
    let supply = PictureSupply.export(media)
    for (name, jobs) in [("one", 1), ("five", 5)] {
      try await build(photos(1...6), to: folder(name), pictures: supply) { $0.jobs = jobs }
    }
    #expect(try folder.files("one", hidden: true) == folder.files("five", hidden: true))
  }
}
