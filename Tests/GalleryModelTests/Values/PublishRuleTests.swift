import GalleryFixtures
import GalleryModel
import Testing

struct PublishRuleTests {
  @Test(
    "Only what is plainly public is published",
    arguments: [
      (Visibility.everyone, true), (.friendsAndFamily, false), (.friends, false), (.family, false),
      (.onlyOwner, false), (.unknown, false),
    ])
  func visibility(visibility: Visibility, isAllowed: Bool) {
    var photo = Sample.photo(1)
    photo.visibility = visibility
    #expect(PublishRule().allows(photo) == isAllowed)
    #expect(PublishRule(includesPrivate: true).allows(photo))
  }

  @Test(
    "Ratings above the highest stay out; none counts as safe",
    arguments: [
      (nil, Safety.safe, true), (.safe, .safe, true), (.moderate, .safe, false),
      (.moderate, .moderate, true), (.restricted, .moderate, false),
      (.restricted, .restricted, true),
    ] as [(Safety?, Safety, Bool)])
  func safety(safety: Safety?, highest: Safety, isAllowed: Bool) {
    var photo = Sample.photo(1)
    photo.safety = safety
    #expect(PublishRule(highestSafety: highest).allows(photo) == isAllowed)
  }
}
