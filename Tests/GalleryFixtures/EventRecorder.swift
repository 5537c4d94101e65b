package import GalleryModel

/// Writes down the events it hears.
package final class EventRecorder: GalleryObserver {
  /// The events so far, in the order they came.
  package private(set) var events: [GalleryEvent] = []
  private let onEvent: (GalleryEvent) -> Void

  /// Makes a recorder that also does something with each event.
  package init(_ onEvent: @escaping (GalleryEvent) -> Void = { _ in }) {
    self.onEvent = onEvent
  }

  package func receive(_ event: GalleryEvent) {
    events.append(event)
    onEvent(event)
  }
}
