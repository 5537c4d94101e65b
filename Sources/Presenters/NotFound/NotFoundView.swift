/// Shows that an address leads nowhere.
package protocol NotFoundView: AnyObject {
  /// Shows the page in place of the one before.
  func show(_ page: NotFoundPage)
}
