/// Shows a page of the photos taken near each other.
package protocol PlaceView: AnyObject {
  /// Shows a page in place of the one before.
  func show(_ page: PlacePage)
}
