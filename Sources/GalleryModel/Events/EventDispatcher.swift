/// Tells observers what happened, synchronously and in the order of their subscriptions.
///
/// Observers are held weakly; one that subscribes while an event is told hears the next one.
package final class EventDispatcher {
  private struct Slot {
    let id: Int
    weak let observer: (any GalleryObserver)?
  }

  private var slots: [Slot] = []
  private var nextID = 0

  /// Makes a dispatcher without observers.
  package init() {}

  /// Adds an observer, for as long as the subscription lives.
  package func subscribe(_ observer: any GalleryObserver) -> Subscription {
    defer { nextID += 1 }
    slots.append(Slot(id: nextID, observer: observer))
    return Subscription(id: nextID, dispatcher: self)
  }

  /// Tells every observer that is still subscribed when its turn comes.
  package func send(_ event: GalleryEvent) {
    let end = nextID
    var told = -1
    // Slots are in the order of their numbers, and may come and go while an event is told.
    while let index = slots.indices.first(where: { slots[$0].id > told }), slots[index].id < end {
      told = slots[index].id
      slots[index].observer?.receive(event)
    }
  }

  /// How many subscriptions there are.
  package var subscriptionCount: Int { slots.count }

  func cancel(_ id: Int) { slots.removeAll { $0.id == id } }
}
