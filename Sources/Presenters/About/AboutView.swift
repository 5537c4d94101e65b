/// Shows what the site is.
package protocol AboutView: AnyObject {
  /// Shows the page in place of the one before.
  func show(_ page: AboutPage)
}
