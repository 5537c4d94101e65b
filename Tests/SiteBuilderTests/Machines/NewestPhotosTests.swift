import GalleryFixtures
import GalleryModel
import Testing

@testable import SiteBuilder

struct NewestPhotosTests {
  private func photo(_ number: Int, _ posted: Int?) -> Photo {
    var photo = Sample.photo(number)
    photo.posted = posted.map(Timestamp.init)
    return photo
  }

  private func newest(_ moments: [Int?], limit: Int = 3) -> [String] {
    var newest = NewestPhotos(limit: limit)
    for (index, moment) in moments.enumerated() { newest.consider(photo(index + 1, moment)) }
    return newest.photos.map(\.id.rawValue)
  }

  @Test(
    "The newest are found in galleries of any order",
    arguments: [
      ([5, 4, 3, 2, 1], ["1", "2", "3"]), ([1, 2, 3, 4, 5], ["5", "4", "3"]),
      ([2, 5, 1, 4, 3], ["2", "4", "5"]), ([7, 7, 7, 7], ["1", "2", "3"]), ([], []),
    ])
  func order(moments: [Int], ids: [String]) {
    #expect(newest(moments) == ids)
  }

  @Test("A photo without any date is none of them, and one that only changed is")
  func undated() {
    #expect(newest([nil, 3, nil]) == ["2"])
    var changed = photo(9, nil)
    changed.updated = Timestamp(seconds: 1)
    var newest = NewestPhotos(limit: 3)
    newest.consider(changed)
    #expect(newest.photos.count == 1)
  }
}
