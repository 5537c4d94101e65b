/// Keeps an observer subscribed for as long as it is held.
package struct Subscription: ~Copyable {
  private let id: Int
  private weak let dispatcher: EventDispatcher?

  init(id: Int, dispatcher: EventDispatcher) {
    self.id = id
    self.dispatcher = dispatcher
  }

  deinit { dispatcher?.cancel(id) }
}
