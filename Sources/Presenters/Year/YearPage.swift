/// A page of the photos of a year, as it is shown.
package struct YearPage: Hashable, Sendable {
  /// What is around it.
  package internal(set) var frame: SiteFrame
  /// What it says about itself.
  package let head: PageHead
  /// The year.
  package let year: Int
  /// Its photos, month by month, the latest first.
  package let months: [YearMonth]
  /// How many photos there are in all, in words; only the first page says it.
  package let countText: String?
  /// The way to the other pages.
  package let pagination: Pagination
}
