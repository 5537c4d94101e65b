/// Turns seconds since 1970 into calendar fields, in UTC and without a calendar of the system.
struct CivilTime {
  let year: Int
  let month: Int
  let day: Int
  let secondOfDay: Int

  init(_ seconds: Int) {
    var days = seconds / 86_400
    secondOfDay = seconds % 86_400
    var year = 1970
    while days >= Self.daysOf(year) {
      days -= Self.daysOf(year)
      year += 1
    }
    var month = 1
    while days >= Self.daysOf(month, in: year) {
      days -= Self.daysOf(month, in: year)
      month += 1
    }
    self.year = year
    self.month = month
    self.day = days + 1
  }

  /// `YYYY-MM-DD HH:MM:SS`, with whatever separates day and time.
  func text(separator: String = " ") -> String {
    let time = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60]
    return "\(year)-\(Self.two(month))-\(Self.two(day))\(separator)"
      + time.map(Self.two).joined(separator: ":")
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func daysOf(_ year: Int) -> Int { isLeap(year) ? 366 : 365 }

  private static func daysOf(_ month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
