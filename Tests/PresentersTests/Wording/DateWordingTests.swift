import GalleryFixtures
import GalleryModel
import Testing

@testable import Presenters

struct DateWordingTests {
  @Test(
    "Dates are as exact as their owner said",
    arguments: [
      (TakenDate.moment(Sample.day(1938, 6, 14), second: 37_800), "14 June 1938"),
      (.month(year: 1965, month: 9), "September 1965"), (.year(1965), "1965"),
      (.circa(1965), "about 1965"), (.unknown, "date unknown"),
    ])
  func taken(date: TakenDate, text: String) throws {
    let line = DateWording(try englishPhrases()).line(date)
    #expect(line.text == text)
    #expect(line.dateTime == date.htmlDateTime)
    #expect(line.isUnknown == (date == .unknown))
  }

  @Test("Upload dates are days of UTC")
  func posted() throws {
    let line = DateWording(try englishPhrases()).line(Timestamp(seconds: 1_716_054_130))
    #expect(line.text == "18 May 2024")
    #expect(line.dateTime == "2024-05-18T17:42:10Z")
  }
}
