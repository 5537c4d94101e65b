/// Shows a page of the list of albums.
package protocol AlbumsView: AnyObject {
  /// Shows a page in place of the one before.
  func show(_ page: AlbumsPage)
}
