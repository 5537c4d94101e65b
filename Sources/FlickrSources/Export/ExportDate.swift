import GalleryModel

/// Reads the dates of exports.
enum ExportDate {
  /// Reads `YYYY-MM-DD hh:mm:ss` in UTC; `nil` for a moment that never was.
  static func timestamp(_ text: String) -> Timestamp? {
    let moment = TakenDate(flickrText: text, granularity: 0, isUnknown: false)
    guard case .moment(let day, let second) = moment, day.year >= 1970 else { return nil }
    return Timestamp(seconds: days(to: day) * 86_400 + second)
  }

  /// Counts the days since 1970-01-01, the other way round than `CalendarDay.init(daysSince1970:)`.
  private static func days(to day: CalendarDay) -> Int {
    let year = day.month <= 2 ? day.year - 1 : day.year
    let month = day.month <= 2 ? day.month + 9 : day.month - 3
    let dayOfYear = (153 * month + 2) / 5 + day.day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
