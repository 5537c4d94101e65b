import FlickrSources
import Foundation
import GalleryModel
import SiteBuilder
import Testing

@Suite("Hostile answers")
struct HostileAnswersTests {
  private let folder: TestFolder
  private let texts: [String]

  /// Members that hold words of people.
  private static let words = [
    "title", "description", "ownername", "realname", "pathalias", "tags", "machine_tags",
    "location", "locality", "county", "region", "country",
  ]
  /// Members that hold what Flickr itself makes, and what a proxy or a file may hold instead.
  private static let values = [
    "owner", "secret", "server", "farm", "license", "datetaken", "dateupload", "lastupdate",
    "datetakengranularity", "datetakenunknown", "iconserver", "iconfarm", "views", "count_faves",
    "latitude", "longitude", "accuracy", "media", "media_status", "url_z", "height_z", "width_z",
    "url_o", "originalsecret", "originalformat", "isfriend", "isfamily", "safety_level", "o_width",
  ]

  init() throws {
    folder = try TestFolder()
    texts = try HostileTexts.load()
  }

  private func text(_ index: Int) -> String { texts[index % texts.count] }

  private func photo(_ index: Int) -> [String: String] {
    let id = "\(70_000_000_001 + index)"
    let image = "https://live.staticflickr.com/65535/\(id)_abcdef0123"
    return [
      "id": id, "owner": "\(7_000_000 + index)@N01", "secret": "abcdef0123", "server": "65535",
      "ispublic": "1", "license": "4", "media": "photo", "dateupload": "\(1_500_000_000 + index)",
      "datetaken": "2017-07-14 05:06:07", "latitude": "51.5", "longitude": "-0.1",
      "accuracy": "16", "geo_is_public": "1", "url_z": "\(image)_z.jpg", "height_z": "427",
      "width_z": "640",
    ]
  }

  private func build(_ photos: [[String: String]], by carrier: AnswerCarrier) async throws
    -> BuildReport
  {
    try folder.write(try carrier.bytes(photos), to: carrier.fileName)
    var options = BuildOptions()
    options.output = folder("site-\(carrier)")
    options.jobs = 2
    let source = try await SavedAnswers(paths: [folder(carrier.fileName)], jobs: 1)
    let report = try await SiteBuild(options).run(source)
    let errors = try await SiteVerifier(jobs: 2).verify(options.output).findings
      .filter { $0.severity == .error }
    #expect(errors == [])
    let files = try folder.files("site-\(carrier)")
    #expect(try PageAudit(files).problems == [])
    #expect(FoldedPaths(files.keys).problems == [])
    return report
  }

  @Test("Every text in every word of a photo gives a page", arguments: AnswerCarrier.allCases)
  func words(carrier: AnswerCarrier) async throws {
    let photos = texts.indices.map { index in
      var photo = photo(index)
      for (offset, name) in Self.words.enumerated() { photo[name] = text(index + offset * 7) }
      return photo
    }
    #expect(try await build(photos, by: carrier).photos == texts.count)
  }

  @Test(
    "Every text in place of every value gives a page or is left out",
    arguments: AnswerCarrier.allCases)
  func values(carrier: AnswerCarrier) async throws {
    let photos = texts.indices.map { index in
      var photo = photo(index)
      for offset in 0..<3 {
        photo[Self.values[(index + offset * 10) % Self.values.count]] = text(index * 3 + offset)
      }
      return photo
    }
    let report = try await build(photos, by: carrier)
    #expect(report.photos <= texts.count)
    // Images that are refused are told of as well as photos that are.
    #expect(report.photos + report.skipped.count + report.withheld >= texts.count)
    #expect(report.photos > texts.count / 2)
  }

  @Test("A text in place of an id gives no page", arguments: AnswerCarrier.allCases)
  func ids(carrier: AnswerCarrier) async throws {
    let photos = texts.indices.map { index in
      var photo = photo(index)
      if index > 0 { photo["id"] = text(index) }
      return photo
    }
    let report = try await build(photos, by: carrier)
    #expect(report.photos >= 1)
    #expect(report.photos < 5)
  }
}
