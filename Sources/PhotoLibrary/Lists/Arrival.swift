/// A photo that has just found its place in a listing.
struct Arrival {
  /// The place, from 0.
  let place: Int
  /// The number of its owner.
  let owner: Int
}
