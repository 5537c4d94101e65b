/// What pages and reports say of a source.
package struct SourceSummary: Hashable, Sendable {
  /// The title a gallery gets unless its maker gives one.
  package var title: String
  /// Photos on a grid page, unless told otherwise.
  package var photosPerPage: Int
  /// Tells that the photos are those of the bundled sample.
  package var isSample: Bool
  /// Tells that the photos are those of a public feed: few, and without their licences.
  package var isFeed: Bool
  /// The most photos Flickr's terms allow on a page from here, if they set a number.
  package var photosPerPageCap: Int?

  /// Describes a source; 99 photos a page is what galleries have in general.
  package init(
    title: String, photosPerPage: Int = 99, isSample: Bool = false, isFeed: Bool = false,
    photosPerPageCap: Int? = nil
  ) {
    self.title = title
    self.photosPerPage = photosPerPage
    self.isSample = isSample
    self.isFeed = isFeed
    self.photosPerPageCap = photosPerPageCap
  }
}
