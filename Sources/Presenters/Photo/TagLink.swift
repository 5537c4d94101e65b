package import GalleryModel

/// A tag as the page of a photo shows it.
package struct TagLink: Hashable, Sendable {
  /// What it is called.
  package let name: String
  /// What it is called in addresses; `nil` where it has no page.
  package let slug: TagSlug?
}
