import GalleryModel

/// Puts dates into words as Flickr means them: no more exact than their owner said, no zone.
struct DateWording {
  private let phrases: Phrases
  private let months: [String]

  init(_ phrases: Phrases) {
    self.phrases = phrases
    months = [
      .month1, .month2, .month3, .month4, .month5, .month6, .month7, .month8, .month9, .month10,
      .month11, .month12,
    ].map { (key: PhraseKey) in phrases.text(key) }
  }

  func line(_ date: TakenDate) -> DateLine {
    DateLine(text: text(date), dateTime: date.htmlDateTime, isUnknown: date == .unknown)
  }

  func line(_ moment: Timestamp) -> DateLine {
    DateLine(text: text(moment.day), dateTime: moment.iso8601, isUnknown: false)
  }

  private func text(_ date: TakenDate) -> String {
    switch date {
    case .moment(let day, _): text(day)
    case .month(let year, let month):
      phrases.text(.dateMonth, ["month": name(ofMonth: month), "year": String(year)])
    case .year(let year): phrases.text(.dateYear, ["year": String(year)])
    case .circa(let year): phrases.text(.dateCirca, ["year": String(year)])
    case .unknown: phrases.text(.dateUnknown)
    }
  }

  private func text(_ day: CalendarDay) -> String {
    phrases.text(
      .dateDay,
      ["day": String(day.day), "month": name(ofMonth: day.month), "year": String(day.year)])
  }

  private func name(ofMonth month: Int) -> String {
    months.indices.contains(month - 1) ? months[month - 1] : String(month)
  }
}
