package import GalleryModel

/// What is new in the gallery, as feeds tell it.
package struct FeedPage: Hashable, Sendable {
  /// What the site says of itself.
  package let frame: SiteFrame
  /// The name by which readers know the feed again for ever, wherever the site moves.
  package let tag: String
  /// When the newest change was; the beginning of time for an empty gallery.
  package let updated: Timestamp
  /// The newest photos, the newest first.
  package let entries: [FeedEntry]
}
