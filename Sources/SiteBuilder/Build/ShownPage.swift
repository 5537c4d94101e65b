import Pages

/// A view that keeps the page it was shown last.
final class ShownPage {
  private final class Slot {
    var page: SitePage?
  }

  private let slot: Slot
  /// The view that presenters show on.
  let view: SitePageView

  init() {
    let slot = Slot()
    self.slot = slot
    view = SitePageView { slot.page = $0 }
  }

  var page: SitePage? { slot.page }
}
