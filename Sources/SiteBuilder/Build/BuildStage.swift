/// Names the stages of a build in their order.
package enum BuildStage: String, Sendable, CaseIterable {
  /// Photos come from the source.
  case load
  /// Pictures are made or fetched, where the site has copies.
  case images
  /// Pages are rendered, checked and staged.
  case render
  /// The index for searches is made.
  case search
  /// Links into pages are checked over the whole site.
  case check
  /// Files are moved into place.
  case write
}
