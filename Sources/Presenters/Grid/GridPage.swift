package import GalleryModel

/// A page of the grid as it is shown.
package struct GridPage: Hashable, Sendable {
  /// What is around it.
  package let frame: SiteFrame
  /// What it says about itself.
  package let head: PageHead
  /// Which page of the grid it is.
  package let number: PageNumber
  /// Tells that its photos are still on their way: nothing to keep.
  package let isLoading: Bool
  /// Its photos.
  package let cells: [GridCell]
  /// How many photos there are in all, in words; only the first page says it.
  package let countText: String?
  /// The way to the other pages.
  package let pagination: Pagination
}
