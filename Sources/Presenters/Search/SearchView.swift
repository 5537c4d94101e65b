/// Shows the page where photos are searched for.
package protocol SearchView: AnyObject {
  /// Shows the page in place of the one before.
  func show(_ page: SearchPage)
}
