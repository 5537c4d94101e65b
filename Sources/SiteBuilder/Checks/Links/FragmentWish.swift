/// A link to a spot on another page, to be looked for when all pages have been seen.
struct FragmentWish: Sendable {
  /// The spot.
  let key: FragmentKey
  /// The page with the spot.
  let target: PathKey
  /// The page with the link.
  let source: PathKey
}
