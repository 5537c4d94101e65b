/// A page of the photos taken near each other, as it is shown.
package struct PlacePage: Hashable, Sendable {
  /// What is around it.
  package internal(set) var frame: SiteFrame
  /// What it says about itself.
  package let head: PageHead
  /// The field of the earth it is about.
  package let cell: PlaceCell
  /// Its photos.
  package let cells: [GridCell]
  /// How many photos there are in all, in words; only the first page says it.
  package let countText: String?
  /// The way to the other pages.
  package let pagination: Pagination
}
