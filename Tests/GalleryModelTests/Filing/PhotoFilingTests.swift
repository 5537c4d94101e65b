import GalleryFixtures
import GalleryModel
import Testing

@Suite("What a photo is filed under")
struct PhotoFilingTests {
  private static let posted = Timestamp(seconds: 1_709_164_800)

  @Test(
    "The date is that of taking, as exact as it is known, else that of posting",
    arguments: [
      (TakenDate.moment(Sample.day(2020, 12, 31), second: 0), 2020, 12),
      (.month(year: 1965, month: 9), 1965, 9), (.year(1899), 1899, 0), (.circa(1900), 1900, 0),
      (.unknown, 2024, 2),
    ])
  func date(taken: TakenDate, year: Int, month: Int) {
    var photo = Sample.photo(1)
    (photo.taken, photo.posted) = (taken, Self.posted)
    let date = PhotoFiling(of: photo).date
    #expect(date?.year == year)
    #expect(date?.month == month)
  }

  @Test("A photo of which no date is known has none")
  func noDate() {
    var photo = Sample.photo(1)
    (photo.taken, photo.posted) = (.unknown, nil)
    #expect(PhotoFiling(of: photo).date == nil)
  }

  @Test("Tags that differ in case or composition alone are one")
  func tags() {
    var photo = Sample.photo(1)
    photo.tags = ["Milk", "milk", "MILK", "é", "e\u{301}", "straße", "a b", " ", ""].map {
      Tag(raw: $0, normalized: $0)
    }
    #expect(PhotoFiling(of: photo).tags == "milk é straße ab")
  }
}
