import FlickrSources
import Foundation
import SiteBuilder
import Testing

@Suite("Sites of recorded answers")
struct RecordingSitesTests {
  @Test(
    "Every recorded answer makes a site without findings, or gives a clear error",
    .enabled(if: TestPlaces.haveRecordings))
  func recordings() async throws {
    var (sites, photos) = (0, 0)
    for name in TestPlaces.recordingNames {
      try await TestPlaces.withFolder { folder in
        let path = TestPlaces.recordings.appending(path: name).path
        var options = BuildOptions()
        options.output = folder.appending(path: "site").path
        options.perPage = 30
        let source: SavedAnswers
        let report: BuildReport
        do {
          source = try await SavedAnswers(paths: [path], jobs: 1)
          report = try await SiteBuild(options).run(source)
        } catch let error as FlickrSourceError {
          #expect("\(error)".contains(name.split(separator: "/").last ?? ""), "\(name): \(error)")
          return
        }
        #expect(report.findings == [], "\(name)")
        #expect(try await SiteVerifier().verify(options.output).findings == [], "\(name)")
        sites += 1
        photos += report.photos
      }
    }
    #expect(sites > 10)
    #expect(photos > 500)
  }
}
