/// Says what goes wrong, where, and how often.
package struct FaultRule: Sendable, Equatable {
  /// What goes wrong.
  package let fault: Fault
  /// Which requests it strikes.
  package let target: FaultTarget
  /// Which page of a list, where it is not every page.
  package let page: Int?
  /// Which photo, where it is not every photo.
  package let photoID: String?
  /// How many such requests pass unharmed first.
  package let skip: Int
  /// How many are struck then; nil strikes all.
  package let times: Int?

  /// Makes a rule; without more it strikes every request of its target, for ever.
  package init(
    _ fault: Fault, on target: FaultTarget, page: Int? = nil, photoID: String? = nil,
    skip: Int = 0, times: Int? = nil
  ) {
    self.fault = fault
    self.target = target
    self.page = page
    self.photoID = photoID
    self.skip = skip
    self.times = times
  }

  /// Tells whether a request is one of those it means.
  func covers(_ call: FakeCall) -> Bool {
    let isTarget =
      switch (target, call.kind) {
      case (.any, _), (.api, .api), (.images, .image), (.feeds, .feed), (.login, .login): true
      case (.method(let name), .api): name == call.method
      default: false
      }
    return isTarget && (page == nil || page == call.page)
      && (photoID == nil || photoID == call.photoID)
  }
}
