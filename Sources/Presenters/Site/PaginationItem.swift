package import GalleryModel

/// A page named on the way through a list, or pages left out.
package enum PaginationItem: Hashable, Sendable {
  /// A page, with the words that name it to those who do not see the layout.
  case page(PageNumber, label: String, isCurrent: Bool)
  /// Pages that are not named.
  case gap
}
