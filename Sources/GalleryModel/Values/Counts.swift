/// What visitors did with a photo; `nil` where the source does not tell.
package struct Counts: Hashable, Sendable {
  /// How often the photo page was seen.
  package var views: Int?
  /// How many members made it a favourite.
  package var faves: Int?
  /// How many comments it has.
  package var comments: Int?

  /// Collects the counts.
  package init(views: Int? = nil, faves: Int? = nil, comments: Int? = nil) {
    self.views = views
    self.faves = faves
    self.comments = comments
  }
}
