import GalleryFixtures
import GalleryModel
import Presenters
import Testing

@testable import SiteBuilder

@Suite("The digest of a site's settings")
struct SiteSettingsDigestTests {
  @Test("A setting that is added must be part of the digest")
  func complete() {
    let names = Mirror(reflecting: SiteSettings()).children.compactMap(\.label)
    #expect(
      names == [
        "title", "baseURL", "images", "imageHosts", "places", "peoplePerPage", "absent", "credits",
        "sections", "hasTints", "albumsPerPage", "tagsPerPage", "yearsPerPage",
      ])
  }

  @Test("Every setting changes the digest")
  func everySetting() {
    let changes: [(inout SiteSettings) -> Void] = [
      { _ in }, { $0.title = "" }, { $0.title = "x" }, { $0.baseURL = "x/" },
      { $0.images = .local }, { $0.imageHosts = [] }, { $0.places = .exact },
      { $0.peoplePerPage = 7 }, { $0.absent.photos = [Sample.id(1)] },
      { $0.absent.people = [Sample.nsid(1)] },
      { $0.sections = [.photos] }, { $0.hasTints = true }, { $0.albumsPerPage = 7 },
      { $0.tagsPerPage = 7 },
      { $0.yearsPerPage = 7 },
      { $0.credits = [SampleCredit(title: "t", author: "a", license: "l", source: "s")] },
    ]
    let digests = changes.map { change in
      var (settings, digest) = (SiteSettings(), Digest())
      change(&settings)
      settings.combine(into: &digest)
      return digest
    }
    #expect(Set(digests).count == changes.count)
  }
}
