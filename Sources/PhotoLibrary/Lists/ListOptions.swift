package import GalleryModel

/// Says how a list of the library is to be shown and filled.
package struct ListOptions: Sendable, Hashable {
  /// What shows of the photos that are there already; later ones show when they are appended.
  package var rule: PublishRule
  /// The most photos that show of those that are there already; `nil` shows all.
  package var limit: Int?
  /// Lets a complete list lose most of its photos.
  package var acceptsRemovals: Bool
  /// How many photos a page is asked for; a listing with pages of another length is not continued.
  package var pageLength: Int?
  /// How old in seconds a listing that broke off may be to be continued; `nil` never continues one.
  ///
  /// Lists change: after 6 hours, unless told otherwise, the pages would no longer fit together.
  package var resumesWithin: Int?

  /// Collects options.
  package init(
    rule: PublishRule = PublishRule(), limit: Int? = nil, acceptsRemovals: Bool = false,
    pageLength: Int? = nil, resumesWithin: Int? = 6 * 3600
  ) {
    self.rule = rule
    self.limit = limit
    self.acceptsRemovals = acceptsRemovals
    self.pageLength = pageLength
    self.resumesWithin = resumesWithin
  }
}
