/// Tells where Flickr keeps a member's icon.
///
/// Source: Flickr's page "Buddyicons"; server 0 is the default icon, which is no value here.
package struct BuddyIcon: Hashable, Sendable {
  /// The icon server, above 0.
  package let server: Int

  /// Makes an icon's place.
  ///
  /// - Returns: `nil` for server 0 and below: the default icon.
  package init?(server: Int) {
    guard server > 0 else { return nil }
    self.server = server
  }
}
