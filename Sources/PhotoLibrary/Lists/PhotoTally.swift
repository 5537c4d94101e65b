import GalleryModel

/// Counts the photos of a listing, and those of them that anybody may see.
struct PhotoTally {
  var all: Int
  var open: Int

  /// Tells why a listing must not replace an earlier one; `nil` where it may.
  ///
  /// Photos that only their owner sees count where they are wanted: without the login that listed
  /// them all of them are missing, which a gallery of public photos need not mind.
  func refusal(
    of list: ListKey, since before: PhotoTally, _ rule: PublishRule
  ) -> LibraryError? {
    if Self.isMass(before.open, open) {
      return .massDisappearance(list: list, before: before.open, after: open)
    }
    guard rule != PublishRule(), Self.isMass(before.all, all) else { return nil }
    return all == open && before.all > before.open
      ? .hiddenDisappearance(list: list, hidden: before.all - before.open, after: all)
      : .massDisappearance(list: list, before: before.all, after: all)
  }

  /// Tells what disappears in bulk: nothing is left, or less than half of at least ten.
  private static func isMass(_ old: Int, _ new: Int) -> Bool {
    old > 0 && new == 0 || old >= 10 && new * 2 < old
  }
}
