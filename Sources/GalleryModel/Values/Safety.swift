/// How an item is rated; Flickr's `safety_level`.
package enum Safety: Int, Hashable, Sendable, Comparable {
  case safe = 0
  case moderate = 1
  case restricted = 2

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
