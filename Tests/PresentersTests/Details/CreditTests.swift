import GalleryFixtures
import GalleryModel
import Presenters
import Testing

struct CreditTests {
  @Test(
    "A credit names title, author, licence with its deed, and source",
    arguments: [
      (4, "CC BY 2.0 (https://creativecommons.org/licenses/by/2.0/)"), (0, "All rights reserved"),
      (99, "licence unknown (99)"),
    ])
  func credit(license: Int, terms: String) async throws {
    var photo = Sample.photo(1)
    photo.license = License(id: license)
    let page = try #require(try await Gallery([photo]).page(of: photo))
    #expect(
      page.credit
        == "“Photo 1” by Person 1, \(terms), https://www.flickr.com/photos/1@N00/1/")
  }

  @Test("A photo that is not on Flickr has a credit without a source")
  func absent() async throws {
    let settings = SiteSettings(absent: FlickrAbsence(photos: [Sample.id(1)]))
    let gallery = try await Gallery([Sample.photo(1)], settings: settings)
    let page = try #require(try gallery.page(of: Sample.photo(1)))
    #expect(page.credit == "“Photo 1” by Person 1, All rights reserved")
  }
}
