package import GalleryModel

/// Describes a list of photos that the API can give.
package struct Listing: Sendable, Hashable {
  /// Where the title comes from that a gallery of the list gets.
  enum Title: Sendable, Hashable {
    /// What the summary says from the start.
    case fixed
    /// The owner's name, with words before it.
    case owner(before: String)
    /// The title that the list itself has.
    case own
    /// What another method tells of the list.
    case told(by: String, parameters: [String: String], element: String, member: String)
  }

  /// The method that lists.
  package var method: String
  /// Its own parameters.
  package var parameters: [String: String]
  /// What pages and reports say of the list, until the first answer tells more.
  package var summary: SourceSummary
  /// Names the list among all others: equal keys, equal lists.
  package var key: String
  var title = Title.fixed
  /// The member who is asked about, and whose card is worth a call.
  var member: NSID?
  /// How many calls were spent on finding out what the names in its address mean.
  var lookUpCount = 0
  /// How many photos to ask for in one call: the most that list methods give.
  var photosPerCall = 500
  /// Tells that photos whose files the list does not name are worth a call each.
  package var completesSizes = false
  /// How many photos can be reached at most; later pages repeat what came.
  var reach: Int?
  /// What Flickr does not know when it refuses the list.
  var absentee: Absentee?

  /// Describes a list.
  package init(
    method: String, parameters: [String: String] = [:], summary: SourceSummary, key: String = ""
  ) {
    self.method = method
    self.parameters = parameters
    self.summary = summary
    self.key = key
  }

  /// How many photos of a live list Flickr's terms allow on one page.
  package static let termsCap = 30

  /// Describes a live list, with the page length that the terms allow.
  init(
    _ method: String, _ parameters: [String: String], titled title: String, key: String
  ) {
    self.init(
      method: method, parameters: parameters,
      summary: SourceSummary(
        title: title, photosPerPage: Self.termsCap, photosPerPageCap: Self.termsCap), key: key)
  }
}
