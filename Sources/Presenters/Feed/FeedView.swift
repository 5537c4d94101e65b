/// Shows what is new in the gallery.
package protocol FeedView: AnyObject {
  /// Shows the news in place of those before.
  func show(_ page: FeedPage)
}
