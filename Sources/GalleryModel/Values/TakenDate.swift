/// When a photo was taken, as Flickr means it: local to the place, and as exact as its owner said.
///
/// Source: Flickr's page "Dates": granularity 0 is exact, 4 year and month, 6 year, 8 circa.
package enum TakenDate: Hashable, Sendable {
  /// A moment of the camera's clock, without a zone; `second` counts from midnight.
  case moment(CalendarDay, second: Int)
  /// A month of a year.
  case month(year: Int, month: Int)
  /// A year.
  case year(Int)
  /// About a year.
  case circa(Int)
  /// Nobody knows: Flickr's field repeats the upload time, or holds no date.
  case unknown

  /// Reads Flickr's `datetaken` (`YYYY-MM-DD hh:mm:ss`), granularity and unknown flag.
  ///
  /// A date that cannot be (year 0, 30 February, empty) is unknown.
  package init(flickrText text: String, granularity: Int, isUnknown: Bool) {
    let fields = Self.numbers(in: text)
    guard !isUnknown, let year = fields.first, (1...9999).contains(year) else {
      self = .unknown
      return
    }
    let month = fields.count > 1 ? fields[1] : 0
    switch granularity {
    case 8...: self = .circa(year)
    case 6...7: self = .year(year)
    case 4...5:
      self = (1...12).contains(month) ? .month(year: year, month: month) : .year(year)
    default: self = Self.moment(of: fields)
    }
  }

  private static func moment(of fields: [Int]) -> TakenDate {
    guard fields.count >= 3,
      let day = CalendarDay(year: fields[0], month: fields[1], day: fields[2])
    else { return .unknown }
    let clock = (3..<6).map { $0 < fields.count ? fields[$0] : 0 }
    guard clock[0] < 24, clock[1] < 60, clock[2] < 61 else { return .unknown }
    return .moment(day, second: clock[0] * 3600 + clock[1] * 60 + clock[2])
  }

  /// Gives the runs of ASCII digits as numbers; a run that is too long to be one counts as 0.
  private static func numbers(in text: String) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(6)
    var isInside = false
    for byte in text.utf8 {
      let digit = Int(byte) - 48
      guard (0...9).contains(digit) else {
        isInside = false
        continue
      }
      if !isInside { numbers.append(0) }
      isInside = true
      let last = numbers.count - 1
      numbers[last] = numbers[last] > 99_999_999 ? 0 : numbers[last] * 10 + digit
    }
    return numbers
  }

  /// The year, unless unknown.
  package var year: Int? {
    switch self {
    case .moment(let day, _): day.year
    case .month(let year, _), .year(let year), .circa(let year): year
    case .unknown: nil
    }
  }

  /// The value of a `datetime` attribute; `nil` for circa and unknown, which HTML cannot say.
  package var htmlDateTime: String? {
    switch self {
    case .moment(let day, let second):
      "\(day.iso8601)T\(CalendarDay.padded(second / 3600, to: 2)):"
        + "\(CalendarDay.padded(second / 60 % 60, to: 2)):\(CalendarDay.padded(second % 60, to: 2))"
    case .month(let year, let month):
      "\(CalendarDay.padded(year, to: 4))-\(CalendarDay.padded(month, to: 2))"
    case .year(let year): CalendarDay.padded(year, to: 4)
    case .circa, .unknown: nil
    }
  }
}
