package import GalleryModel

/// What the dialog about a chosen member tells.
package struct PersonDialog: Hashable, Sendable {
  /// The member's NSID.
  package let id: NSID
  /// The name to print.
  package let name: String
  /// The screen name, where it adds something.
  package let username: String?
  /// The place the profile names.
  package let location: String?
}
