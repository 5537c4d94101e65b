/// Whose photo it is, and where more of theirs is found.
package struct OwnerLine: Hashable, Sendable {
  /// The name to print.
  package let name: String
  /// The screen name, where it adds something.
  package let username: String?
  /// The member's photos on Flickr, where they can be found.
  package let streamURL: String?
  /// The member's photos in the gallery.
  package let page: PageAddress
}
