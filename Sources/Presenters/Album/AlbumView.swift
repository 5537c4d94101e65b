/// Shows a page of an album.
package protocol AlbumView: AnyObject {
  /// Shows a page in place of the one before.
  func show(_ page: AlbumPage)
}
