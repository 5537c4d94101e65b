import Foundation
import GalleryModel

/// Puts dates into words as Flickr means them: no more exact than their owner said, no zone.
///
/// Foundation knows how a language writes a date; its calendar, zone and locale are fixed here.
struct DateWording {
  private let phrases: Phrases
  private let calendar: Calendar
  private let day: Date.FormatStyle
  private let month: Date.FormatStyle
  private let year: Date.FormatStyle
  private let memory = DateMemory()

  init(_ phrases: Phrases) {
    self.phrases = phrases
    let locale = phrases.tag.locale
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    self.calendar = calendar
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    day = style.year().month(.wide).day()
    month = style.year().month(.wide)
    year = style.year()
  }

  func line(_ date: TakenDate) -> DateLine {
    DateLine(text: text(date), dateTime: date.htmlDateTime, isUnknown: date == .unknown)
  }

  func line(_ moment: Timestamp) -> DateLine {
    DateLine(text: text(moment.day), dateTime: moment.iso8601, isUnknown: false)
  }

  /// Writes a day.
  func text(_ day: CalendarDay) -> String {
    memory.text(of: day) {
      date(year: day.year, month: day.month, day: day.day).formatted(self.day)
    }
  }

  /// Writes a month of a year.
  func text(year: Int, month: Int) -> String {
    date(year: year, month: month).formatted(self.month)
  }

  /// Writes a year.
  func text(year: Int) -> String { date(year: year).formatted(self.year) }

  /// Names a month, 1 to 12, as it stands by itself.
  func monthName(_ month: Int) -> String { calendar.standaloneMonthSymbols[month - 1] }

  func text(_ date: TakenDate) -> String {
    switch date {
    case .moment(let day, _): text(day)
    case .month(let year, let month): text(year: year, month: month)
    case .year(let year): text(year: year)
    case .circa(let year): phrases.text(.dateCirca, ["year": text(year: year)])
    case .unknown: phrases.text(.dateUnknown)
    }
  }

  private func date(year: Int, month: Int = 1, day: Int = 1) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }
}
