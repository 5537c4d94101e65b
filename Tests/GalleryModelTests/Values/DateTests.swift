import GalleryFixtures
import GalleryModel
import Testing

struct DateTests {
  @Test(
    "Flickr's dates are as exact as their granularity",
    arguments: [
      ("1938-06-14 10:30:00", 0, TakenDate.moment(Sample.day(1938, 6, 14), second: 37_800)),
      ("1965-09-01 00:00:00", 4, .month(year: 1965, month: 9)),
      ("1965-00-01 00:00:00", 4, .year(1965)), ("1965-01-01 00:00:00", 6, .year(1965)),
      ("1965-01-01 00:00:00", 8, .circa(1965)), ("1965-01-01 00:00:00", 10, .circa(1965)),
    ])
  func granularity(text: String, granularity: Int, date: TakenDate) {
    #expect(TakenDate(flickrText: text, granularity: granularity, isUnknown: false) == date)
  }

  @Test(
    "Days that do not exist are unknown",
    arguments: [
      "0000-00-00 00:00:00", "0000-01-01 00:00:00", "2020-02-30 10:00:00", "",
      "2023-02-29 00:00:00",
      "2020-01-01 24:00:00", "tomorrow", "2020-13-01 00:00:00",
    ])
  func impossible(text: String) {
    #expect(TakenDate(flickrText: text, granularity: 0, isUnknown: false) == .unknown)
  }

  @Test("A date that only repeats the upload is unknown")
  func unknownFlag() {
    let date = TakenDate(flickrText: "2020-01-01 10:00:00", granularity: 0, isUnknown: true)
    #expect(date == .unknown)
    #expect(date.year == nil)
  }

  @Test(
    "The datetime attribute says what HTML can say",
    arguments: [
      (TakenDate.moment(Sample.day(938, 6, 4), second: 3661), "0938-06-04T01:01:01"),
      (.month(year: 1965, month: 9), "1965-09"), (.year(85), "0085"), (.circa(1965), nil),
      (.unknown, nil),
    ] as [(TakenDate, String?)])
  func htmlDateTime(date: TakenDate, text: String?) {
    #expect(date.htmlDateTime == text)
  }

  @Test(
    "Unix seconds become days and moments of UTC",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (-1, "1969-12-31T23:59:59Z"), (1_716_054_130, "2024-05-18T17:42:10Z"),
    ])
  func timestamps(seconds: Int, text: String) {
    #expect(Timestamp(seconds: seconds).iso8601 == text)
  }

  @Test("Every day of four centuries follows the one before")
  func days() throws {
    var previous = CalendarDay(daysSince1970: -1)
    for number in 0..<146_097 {
      let day = CalendarDay(daysSince1970: number)
      #expect(previous < day)
      previous = day
    }
    #expect(previous == CalendarDay(year: 2369, month: 12, day: 31))
  }
}
