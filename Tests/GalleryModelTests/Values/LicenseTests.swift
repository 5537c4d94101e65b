import GalleryModel
import Testing

struct LicenseTests {
  @Test(
    "Each of Flickr's numbers has its name and deed",
    arguments: [
      (0, "All rights reserved", nil), (1, "CC BY-NC-SA 2.0", "licenses/by-nc-sa/2.0/"),
      (2, "CC BY-NC 2.0", "licenses/by-nc/2.0/"), (3, "CC BY-NC-ND 2.0", "licenses/by-nc-nd/2.0/"),
      (4, "CC BY 2.0", "licenses/by/2.0/"), (5, "CC BY-SA 2.0", "licenses/by-sa/2.0/"),
      (6, "CC BY-ND 2.0", "licenses/by-nd/2.0/"),
      (7, "No known copyright restrictions", "commons/usage/"),
      (8, "US Government Work", "government-copyright"), (9, "CC0 1.0", "publicdomain/zero/1.0/"),
      (10, "Public Domain Mark 1.0", "publicdomain/mark/1.0/"),
      (11, "CC BY 4.0", "licenses/by/4.0/"), (12, "CC BY-SA 4.0", "licenses/by-sa/4.0/"),
      (13, "CC BY-ND 4.0", "licenses/by-nd/4.0/"), (14, "CC BY-NC 4.0", "licenses/by-nc/4.0/"),
      (15, "CC BY-NC-SA 4.0", "licenses/by-nc-sa/4.0/"),
      (16, "CC BY-NC-ND 4.0", "licenses/by-nc-nd/4.0/"),
    ] as [(Int, String, String?)])
  func known(id: Int, name: String, deed: String?) {
    let license = License(id: id)
    #expect(license.shortName == name)
    #expect(license.isKnown)
    #expect((license.deed == nil) == (deed == nil))
    #expect(license.deed?.hasSuffix(deed ?? "") ?? true)
    #expect(license.allowsCopies == (id != 0))
  }

  @Test("An unknown number claims nothing", arguments: [99, 17, -1])
  func unknown(id: Int) {
    let license = License(id: id)
    #expect(license.name == "licence unknown (\(id))")
    #expect(license.deed == nil)
    #expect(!license.allowsCopies)
  }
}
