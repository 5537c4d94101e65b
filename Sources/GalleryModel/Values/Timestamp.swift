/// A moment in unix seconds, UTC, as Flickr gives posted and updated dates.
package struct Timestamp: Hashable, Sendable, Comparable {
  /// Seconds since 1970-01-01 00:00:00 UTC.
  package let seconds: Int

  /// Wraps unix seconds.
  package init(seconds: Int) { self.seconds = seconds }

  package static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }

  /// The day in the proleptic Gregorian calendar, UTC.
  package var day: CalendarDay { CalendarDay(daysSince1970: Self.floorDivide(seconds, 86_400)) }

  /// The moment as `YYYY-MM-DDThh:mm:ssZ` (RFC 3339), for `datetime` attributes and feeds.
  package var iso8601: String {
    let inDay = seconds - Self.floorDivide(seconds, 86_400) * 86_400
    let clock = [inDay / 3600, inDay / 60 % 60, inDay % 60].map { CalendarDay.padded($0, to: 2) }
    return "\(day.iso8601)T\(clock.joined(separator: ":"))Z"
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
  }
}
