/// Hears what the model announces.
package protocol GalleryObserver: AnyObject {
  /// Takes an event in, at once and in order.
  func receive(_ event: GalleryEvent)
}
