/// What the model announces, each only when something really changed.
package enum GalleryEvent: Hashable, Sendable {
  /// The photos of a page are there.
  case dataCompleted(PageNumber)
  /// Another photo is looked at.
  case photoSelected(PhotoID)
  /// Another theme is shown first.
  case themeChanged(Theme)
  /// Another page was turned to; its photos follow with `dataCompleted`.
  case pageChanged(PageNumber)
}
