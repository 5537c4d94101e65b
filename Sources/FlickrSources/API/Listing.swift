package import GalleryModel

/// Describes a list of photos that the API can give.
package struct Listing: Sendable, Hashable {
  /// The method that lists.
  package var method: String
  /// Its own parameters.
  package var parameters: [String: String]
  /// What pages and reports say of the list.
  package var summary: SourceSummary

  /// Describes a list.
  package init(method: String, parameters: [String: String] = [:], summary: SourceSummary) {
    self.method = method
    self.parameters = parameters
    self.summary = summary
  }

  /// How many photos of a live list Flickr's terms allow on one page.
  package static let termsCap = 30

  /// Explore: the photos Flickr finds most interesting, of the most recent day unless one is named.
  ///
  /// - Parameter day: A day as `YYYY-MM-DD`.
  /// - Returns: The list, with the page length that the terms allow.
  package static func explore(day: String? = nil) -> Listing {
    Listing(
      method: "flickr.interestingness.getList", parameters: day.map { ["date": $0] } ?? [:],
      summary: SourceSummary(
        title: "Explore", photosPerPage: termsCap, photosPerPageCap: termsCap))
  }
}
