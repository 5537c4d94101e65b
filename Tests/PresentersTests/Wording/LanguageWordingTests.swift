import GalleryFixtures
import GalleryModel
import Testing

@testable import Presenters

struct LanguageWordingTests {
  private func phrases(_ language: String) throws -> Phrases {
    try Phrases(
      language: #require(LanguageTag(language)), sentences: [:], english: englishSentences())
  }

  @Test(
    "Days, months and years are written as in the language",
    arguments: [
      ("en", "8 May 2024", "May 2024", "2024"), ("en-US", "May 8, 2024", "May 2024", "2024"),
      ("de", "8. Mai 2024", "Mai 2024", "2024"), ("fr", "8 mai 2024", "mai 2024", "2024"),
      ("es", "8 de mayo de 2024", "mayo de 2024", "2024"),
      ("tr", "8 Mayıs 2024", "Mayıs 2024", "2024"),
      ("ja", "2024年5月8日", "2024年5月", "2024年"),
      ("zh-Hant", "2024年5月8日", "2024年5月", "2024年"),
      ("zh-TW", "2024年5月8日", "2024年5月", "2024年"),
      ("ar", "8 مايو، 2024", "مايو 2024", "2024"),
      ("ar-EG", "٨ مايو، ٢٠٢٤", "مايو ٢٠٢٤", "٢٠٢٤"),
      ("tlh", "8 May 2024", "May 2024", "2024"),
    ])
  func dates(language: String, day: String, month: String, year: String) throws {
    let dates = DateWording(try phrases(language))
    #expect(dates.line(TakenDate.moment(Sample.day(2024, 5, 8), second: 0)).text == day)
    #expect(dates.line(TakenDate.month(year: 2024, month: 5)).text == month)
    #expect(dates.line(TakenDate.year(2024)).text == year)
    #expect(dates.line(Timestamp(seconds: 1_715_126_400)).text == day)
  }

  @Test(
    "Months have names, also those with a dotless i",
    arguments: [
      ("tr", 4, "Nisan"), ("tr", 11, "Kasım"), ("de", 3, "März"), ("ja", 12, "12月"),
      ("ar", 1, "يناير"), ("es", 9, "septiembre"),
    ])
  func months(language: String, month: Int, name: String) throws {
    #expect(DateWording(try phrases(language)).monthName(month) == name)
  }

  @Test(
    "Degrees have the language's decimal sign",
    arguments: [
      ("en", "41.50"), ("de", "41,50"), ("fr", "41,50"), ("ja", "41.50"), ("ar", "41.50"),
    ])
  func decimals(language: String, text: String) throws {
    let phrases = try phrases(language)
    #expect(phrases.number(41.5, decimals: GeoPrecision.rounded.decimals) == text)
    #expect(phrases.number(41.123_456_7, decimals: GeoPrecision.exact.decimals).count == 9)
  }

  @Test("A first and a last day of the calendar have a text", arguments: [1, 1582, 9999])
  func edges(year: Int) throws {
    let line = DateWording(try phrases("de")).line(TakenDate.year(year))
    #expect(line.text == String(year))
  }

  @Test("Thousands of days are each written as themselves")
  func memory() throws {
    let dates = DateWording(try phrases("ja"))
    for day in 0..<3000 {
      let day = CalendarDay(daysSince1970: day)
      #expect(dates.text(day) == "\(day.year)年\(day.month)月\(day.day)日")
    }
  }
}
