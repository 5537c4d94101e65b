import GalleryFixtures
import GalleryModel
import Testing

struct EventDispatcherTests {
  private let event = GalleryEvent.themeChanged(.night)

  @Test("Observers hear an event in the order of their subscriptions")
  func order() {
    let dispatcher = EventDispatcher()
    var heard: [String] = []
    let (first, second) = (
      EventRecorder { _ in heard.append("first") }, EventRecorder { _ in heard.append("second") }
    )
    let (one, two) = (
      LateSubscription(dispatcher.subscribe(first)), LateSubscription(dispatcher.subscribe(second))
    )
    withExtendedLifetime((one, two)) { dispatcher.send(event) }
    #expect(heard == ["first", "second"])
  }

  @Test("Events arrive before the sender goes on, and in order")
  func synchronous() {
    let dispatcher = EventDispatcher()
    let recorder = EventRecorder()
    let subscription = dispatcher.subscribe(recorder)
    dispatcher.send(event)
    #expect(recorder.events == [event])
    dispatcher.send(.themeChanged(.day))
    #expect(recorder.events == [event, .themeChanged(.day)])
    _ = consume subscription
  }

  @Test("A subscription that ends is cancelled")
  func teardown() {
    let dispatcher = EventDispatcher()
    let recorder = EventRecorder()
    do {
      let subscription = dispatcher.subscribe(recorder)
      #expect(dispatcher.subscriptionCount == 1)
      _ = consume subscription
    }
    #expect(dispatcher.subscriptionCount == 0)
    dispatcher.send(event)
    #expect(recorder.events.isEmpty)
  }

  @Test("Observers are not kept alive, and their going harms nobody")
  func weakness() {
    let dispatcher = EventDispatcher()
    var recorder: EventRecorder? = EventRecorder()
    weak let observed = recorder
    let subscription = recorder.map { dispatcher.subscribe($0) }
    recorder = nil
    #expect(observed == nil)
    dispatcher.send(event)
    _ = consume subscription
  }

  @Test("The dispatcher may go before its subscriptions")
  func dispatcherGoes() {
    var dispatcher: EventDispatcher? = EventDispatcher()
    weak let observed = dispatcher
    let recorder = EventRecorder()
    let subscription = dispatcher?.subscribe(recorder)
    dispatcher = nil
    #expect(observed == nil)
    _ = consume subscription
  }

  @Test("Who subscribes while an event is told hears the next one")
  func subscribingMeanwhile() {
    let dispatcher = EventDispatcher()
    let late = EventRecorder()
    var kept: LateSubscription?
    let first = EventRecorder { _ in
      if kept == nil { kept = LateSubscription(dispatcher.subscribe(late)) }
    }
    let subscription = dispatcher.subscribe(first)
    dispatcher.send(event)
    #expect(late.events.isEmpty)
    dispatcher.send(event)
    #expect(late.events == [event])
    _ = consume subscription
  }

  @Test("Who is cancelled while an event is told does not hear it")
  func cancellingMeanwhile() {
    let dispatcher = EventDispatcher()
    let second = EventRecorder()
    var kept: LateSubscription?
    let first = EventRecorder { _ in kept = nil }
    let subscription = dispatcher.subscribe(first)
    kept = LateSubscription(dispatcher.subscribe(second))
    #expect(kept != nil)
    dispatcher.send(event)
    #expect(second.events.isEmpty)
    _ = consume subscription
  }
}

/// Holds a subscription where a closure can let it go.
private final class LateSubscription {
  private let subscription: Subscription

  init(_ subscription: consuming Subscription) { self.subscription = subscription }
}
