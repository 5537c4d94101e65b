import GalleryFixtures
import GalleryModel
import Testing

@testable import SiteBuilder

/// What may not be published is nowhere, and a build in which it is fails.
struct PrivacyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Photos of which two in five are not for everybody, each with a name of its own.
  private static func photos(_ count: Int) -> [Photo] {
    (1...count).map { number in
      var photo = Sample.photo(7_100_000_000 + number)
      photo.title = "Name number \(number) of this album"
      if number % 5 == 0 { photo.visibility = [.onlyOwner, .friends, .unknown][number / 5 % 3] }
      if number % 5 == 1 { photo.safety = [.moderate, .restricted][number / 5 % 2] }
      return photo
    }
  }

  @Test("Two in five photos are withheld, and nothing of them is in any file")
  func withholds() async throws {
    var photos = Self.photos(60)
    // A public photo tells of one that is not.
    photos[1].descriptionHTML =
      "Like <a href=\"https://www.flickr.com/photos/x/7100000005/\">that one</a>, 7100000010."
    try await build(photos, to: folder("site"))
    let hidden = photos.filter { !PublishRule().allows($0) }
    #expect(hidden.count == 24)
    for (path, bytes) in try folder.files("site", hidden: true) {
      let text = String(decoding: bytes, as: UTF8.self)
      for photo in hidden {
        #expect(!path.contains(photo.id.rawValue) && !text.contains(photo.id.rawValue), "\(path)")
        #expect(!text.contains("\(photo.title)<"), "\(path)")
      }
    }
  }

  @Test("A template that tells of a withheld photo fails the build, and the old site stays")
  func failsOnLeak() async throws {
    var options = BuildOptions()
    options.output = folder("site")
    options.templates = ["assets/mine.css": Array(".photo-7100000005 { margin: 0 }".utf8)]
    let error = await #expect(throws: SiteError.self) {
      _ = try await SiteBuild(options).run(MemorySource(photos: Self.photos(9)))
    }
    guard case .faulty(let report) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(report.findings.map(\.rule) == ["privacy"])
    #expect(report.findings.first?.page == "assets/mine.css")
  }

  @Test("A verification that knows what is withheld finds it in any file of the site")
  func verifies() async throws {
    try await build(Self.photos(9), to: folder("site"))
    var traces = WithheldTraces()
    traces.note(Self.photos(9)[4])
    let verifier = SiteVerifier(leaks: LeakSearch(traces))
    let clean = try await verifier.verify(folder("site"))
    #expect(clean.findings == [] && clean.isPrivacyChecked)
    try folder.write("seen: 7100000005", to: "site/notes.txt")
    try folder.write("x", to: "site/images/7100000005_1.bin")
    let found = try await verifier.verify(folder("site")).findings.filter { $0.rule == "privacy" }
    #expect(found.map(\.page) == ["images/7100000005_1.bin", "notes.txt"])
    #expect(try await !SiteVerifier().verify(folder("site")).isPrivacyChecked)
  }
}
