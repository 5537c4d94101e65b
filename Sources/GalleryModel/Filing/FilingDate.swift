/// The day, month or year that a photo is filed under: when it was taken, else when it was posted.
///
/// Later dates are greater; a year as a whole comes before its months.
package struct FilingDate: Hashable, Sendable, Comparable {
  /// The date as a number to be kept: year, month and day in 23, 4 and 5 bits.
  package let code: Int

  /// Takes a number that was kept; `nil` for 0, which stands for no date.
  package init?(code: Int) {
    guard code > 0 else { return nil }
    self.code = code
  }

  /// Finds the date of a photo; `nil` where neither is known.
  package init?(of photo: Photo) {
    switch photo.taken {
    case .moment(let day, _): self.init(day)
    case .month(let year, let month): self.init(code: year << 9 | month << 5)
    case .year(let year), .circa(let year): self.init(code: year << 9)
    case .unknown:
      guard let posted = photo.posted else { return nil }
      self.init(posted.day)
    }
  }

  private init?(_ day: CalendarDay) {
    self.init(code: day.year << 9 | day.month << 5 | day.day)
  }

  /// The year.
  package var year: Int { code >> 9 }

  /// The month from 1; 0 where only the year is known.
  package var month: Int { code >> 5 & 15 }

  package static func < (left: Self, right: Self) -> Bool { left.code < right.code }
}
