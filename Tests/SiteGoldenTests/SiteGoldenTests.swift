import FlickrSources
import Foundation
import GalleryModel
import SiteBuilder
import Testing

@Suite("The golden site")
struct SiteGoldenTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"

  @Test(
    "The site of the fixture is, byte for byte, the golden one", arguments: [Theme.day, .night])
  func golden(theme: Theme) async throws {
    let golden = TestPlaces.golden.appending(path: theme.rawValue)
    try await TestPlaces.withFolder { folder in
      let site = folder.appending(path: "site")
      let report = try await build(theme, to: site)
      #expect(report.photos == 4)
      #expect(report.findings == [])
      let pages = try TestPlaces.pages(in: site)
      if Self.isRecording { try record(pages, in: golden) }
      let expected = try TestPlaces.pages(in: golden)
      #expect(pages.keys.sorted() == expected.keys.sorted())
      for (path, page) in pages { #expect(page == expected[path], "\(theme): \(path)") }
      #expect(try await SiteVerifier().verify(site.path).findings == [])
    }
    #expect(!Self.isRecording, "recorded: look at the changes, then test without RECORD_GOLDEN")
  }

  @Test("No golden page tells of the photo that is not public", arguments: [Theme.day, .night])
  func withheld(theme: Theme) throws {
    let pages = try TestPlaces.pages(in: TestPlaces.golden.appending(path: theme.rawValue))
    #expect(pages.count == 27)
    for (path, page) in pages {
      for trace in ["70000000004", "Not for everybody", "aaaaaaaaa4"] {
        #expect(!page.contains(trace), "\(path)")
      }
    }
  }

  private func build(_ theme: Theme, to site: URL) async throws -> BuildReport {
    var options = BuildOptions()
    options.output = site.path
    options.perPage = 3
    options.theme = theme
    options.title = "Golden"
    options.baseURL = "https://example.org/golden/"
    options.program = "flickr-gallery golden"
    let source = try await SavedAnswers(paths: TestPlaces.answers, jobs: 1)
    return try await SiteBuild(options).run(source)
  }

  private func record(_ pages: [String: String], in golden: URL) throws {
    if FileManager.default.fileExists(atPath: golden.path) {
      try FileManager.default.removeItem(at: golden)
    }
    for (path, page) in pages {
      let file = golden.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try page.write(to: file, atomically: false, encoding: .utf8)
    }
  }
}
