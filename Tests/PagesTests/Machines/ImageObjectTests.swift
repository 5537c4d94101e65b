import Foundation
import GalleryFixtures
import GalleryModel
import Pages
import Presenters
import Testing

struct ImageObjectTests {
  private struct Description: Decodable {
    struct Creator: Decodable {
      let name: String
    }

    let context: String
    let type: String
    let contentUrl: String?
    let thumbnailUrl: String?
    let license: String?
    let acquireLicensePage: String?
    let creditText: String
    let creator: Creator
    let copyrightNotice: String
    let datePublished: String?
    let uploadDate: String?

    enum CodingKeys: String, CodingKey {
      case contentUrl, thumbnailUrl, license, acquireLicensePage, creditText, creator
      case copyrightNotice, datePublished, uploadDate
      case context = "@context"
      case type = "@type"
    }
  }

  private func description(
    of photo: Photo, settings: SiteSettings = SiteSettings()
  ) async throws -> Description? {
    let pages = try await Site([photo], settings: settings).rendered()
    let html = try #require(pages["photo/\(photo.id).html"])
    let block = /<script type="application\/ld\+json">([^<>&]*)<\/script>/
    guard let match = html.firstMatch(of: block) else { return nil }
    return try JSONDecoder().decode(Description.self, from: Data(match.1.utf8))
  }

  @Test(
    "Every licence has what search engines ask for",
    arguments: [
      (0, nil, "© Person 1"), (4, "https://creativecommons.org/licenses/by/2.0/", "© Person 1"),
      (7, "https://www.flickr.com/commons/usage/", "No known copyright restrictions"),
      (9, "https://creativecommons.org/publicdomain/zero/1.0/", "CC0 1.0"), (99, nil, "© Person 1"),
    ])
  func licenses(id: Int, deed: String?, notice: String) async throws {
    var photo = Sample.photo(1)
    photo.license = License(id: id)
    let found = try #require(try await description(of: photo))
    #expect(found.context == "https://schema.org")
    #expect(found.type == "ImageObject")
    #expect(found.contentUrl == "https://live.staticflickr.com/7/1_abc123_b.jpg")
    #expect(found.license == deed)
    #expect(found.acquireLicensePage == "https://www.flickr.com/photos/1@N00/1/")
    #expect(found.creditText == "Person 1")
    #expect(found.creator.name == "Person 1")
    #expect(found.copyrightNotice == notice)
  }

  @Test(
    "A copy is named absolutely where the site's address is known",
    arguments: [(nil, "../"), ("https://example.org/g", "https://example.org/g/")])
  func copies(base: String?, prefix: String) async throws {
    let settings = SiteSettings(baseURL: base, images: .local)
    let found = try await description(of: Sample.photo(1), settings: settings)
    #expect(found?.contentUrl == prefix + "images/1_abc123_1024.jpg")
  }

  @Test("A video tells of its still and its upload; a photo without a file tells nothing")
  func kinds() async throws {
    var photo = Sample.photo(1)
    photo.posted = Timestamp(seconds: 0)
    #expect(try await description(of: photo)?.datePublished == "1970-01-01T00:00:00Z")
    photo.media = .video
    let video = try #require(try await description(of: photo))
    #expect(video.type == "VideoObject")
    #expect(video.thumbnailUrl != nil)
    #expect(video.contentUrl == nil)
    #expect(video.uploadDate == "1970-01-01T00:00:00Z")
    photo.sizes = SizeLadder([])
    #expect(try await description(of: photo) == nil)
  }

  @Test("No text of a stranger ends the block early", arguments: HostilePhotos.texts)
  func hostile(text: String) async throws {
    let found = try await description(of: HostilePhotos.photo(1, text))
    #expect(found?.creditText.isEmpty == false)
  }
}
