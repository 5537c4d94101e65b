package import GalleryModel

/// A member as the list of people shows them.
package struct PersonCard: Hashable, Sendable {
  /// The member's NSID.
  package let id: NSID
  /// The name to print.
  package let name: String
  /// The screen name, where it adds something.
  package let username: String?
  /// The place the profile names.
  package let location: String?
  /// How many photos of the gallery are theirs, in words.
  package let photoCountText: String
  /// The member's icon on Flickr, where it may be linked.
  package let iconURL: String?
  /// The letter that stands for an icon.
  package let initial: String
  /// The member's photos on Flickr, where they can be found.
  package let streamURL: String?
  /// Their first photo in the gallery.
  package let firstPhoto: FirstPhoto?
}
