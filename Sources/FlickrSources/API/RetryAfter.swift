import Foundation

/// Reads how long a server asks to wait.
///
/// Source: RFC 9110 section 10.2.3: seconds, or a date, which is compared with the server's own.
enum RetryAfter {
  static func pause(in headers: [String: String]) -> Duration? {
    guard let text = headers["retry-after"]?.trimmingCharacters(in: .whitespaces) else {
      return nil
    }
    if let seconds = Int(text) { return seconds >= 0 ? .seconds(min(seconds, 86_400)) : nil }
    guard let until = date(text), let now = headers["date"].flatMap(date) else { return nil }
    return .seconds(max(0, until.timeIntervalSince(now)))
  }

  private static func date(_ text: String) -> Date? {
    let format = Date.VerbatimFormatStyle(
      format:
        "\(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) GMT",
      locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
      calendar: Calendar(identifier: .gregorian))
    do {
      return try format.parseStrategy.parse(text)
    } catch {
      return nil
    }
  }
}
