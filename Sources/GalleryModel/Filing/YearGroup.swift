/// A year of the archive.
package struct YearGroup: Hashable, Sendable {
  /// The year.
  package let year: Int
  /// The positions of its photos, the latest first.
  package let positions: ArraySlice<Int32>
  /// How many of them are of each month; first those of which only the year is known.
  package let monthCounts: [Int]

  /// Tells where in the year a month begins; later months come first.
  package func start(ofMonth month: Int) -> Int {
    monthCounts[(month + 1)...].reduce(0, +)
  }
}
