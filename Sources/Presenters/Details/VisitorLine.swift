/// Who wrote something about a photo.
package struct VisitorLine: Hashable, Sendable {
  /// The name to print.
  package let name: String
  /// The member's photos on Flickr, where they can be found.
  package let streamURL: String?
}
