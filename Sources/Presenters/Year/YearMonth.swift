/// The photos of a month on a page of a year.
package struct YearMonth: Hashable, Sendable {
  /// The month, from 1; 0 where only the year is known.
  package let month: Int
  /// The name of the month.
  package let name: String
  /// Its photos.
  package let cells: [GridCell]
}
