/// Shows a page of the places of a gallery.
package protocol MapView: AnyObject {
  /// Shows a page in place of the one before.
  func show(_ page: MapPage)
}
