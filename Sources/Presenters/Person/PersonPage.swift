package import GalleryModel

/// A page of the photos of a member, as it is shown.
package struct PersonPage: Hashable, Sendable {
  /// What is around it.
  package internal(set) var frame: SiteFrame
  /// What it says about itself.
  package let head: PageHead
  /// Who it is.
  package let id: NSID
  /// The name and where more is found.
  package let owner: OwnerLine
  /// The place the profile names; only the first page has it.
  package let location: String?
  /// The member's icon on Flickr, where it may be linked.
  package let iconURL: String?
  /// Its photos.
  package let cells: [GridCell]
  /// How many photos there are in all, in words; only the first page says it.
  package let countText: String?
  /// The way to the other pages.
  package let pagination: Pagination
}
