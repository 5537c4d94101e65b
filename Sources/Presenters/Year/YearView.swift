/// Shows a page of the photos of a year.
package protocol YearView: AnyObject {
  /// Shows a page in place of the one before.
  func show(_ page: YearPage)
}
