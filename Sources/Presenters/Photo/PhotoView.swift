/// Shows one photo.
package protocol PhotoView: AnyObject {
  /// Shows a photo in place of the one before.
  func show(_ page: PhotoPage)
}
