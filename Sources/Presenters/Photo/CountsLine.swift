/// What visitors did with a photo, in words; `nil` where nobody counted.
package struct CountsLine: Hashable, Sendable {
  /// How often it was seen.
  package let views: String?
  /// How many members made it a favourite.
  package let faves: String?
  /// How many comments it has.
  package let comments: String?

  /// Tells that nothing was counted.
  package var isEmpty: Bool { views == nil && faves == nil && comments == nil }
}
