/// Shows a page of the grid.
package protocol GridView: AnyObject {
  /// Shows a page in place of the one before.
  func show(_ page: GridPage)
}
