/// How far a listing is.
enum ListingState: String, CaseIterable {
  /// Under way, or broken off.
  case open
  /// Ended before the list did, because no more was wanted.
  case partial
  /// Went to the end of the list.
  case complete
  /// Went to the end, but so many photos were missing that it did not replace the last one.
  case refused
}
