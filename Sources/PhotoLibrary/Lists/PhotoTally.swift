/// Counts the photos of a listing, and those of them that anybody may see.
struct PhotoTally {
  var all: Int
  var open: Int

  /// Tells what disappeared in bulk, compared with what was there before.
  ///
  /// That is where nothing is left, or less than half of at least ten.
  func disappearance(since before: PhotoTally) -> (before: Int, after: Int)? {
    for (old, new) in [(before.all, all), (before.open, open)]
    where old > 0 && new == 0 || old >= 10 && new * 2 < old {
      return (old, new)
    }
    return nil
  }
}
