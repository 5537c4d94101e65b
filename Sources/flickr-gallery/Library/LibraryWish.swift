import GalleryModel
import PhotoLibrary

/// Says which library is used, and how.
struct LibraryWish {
  /// Where a library is unless somebody names another place.
  static let defaultPath = ".flickr-gallery/library.sqlite"

  /// The file.
  var path = Self.defaultPath
  /// Tells that the library is all there is: nothing is asked of Flickr.
  var isOffline = false
  /// Lets a complete list lose most of its photos.
  var acceptsRemovals = false
  /// What shows of the photos that are kept.
  var rule = PublishRule()
  /// How many grid pages there will be; `nil` for all.
  var pages: Int?
  /// Photos on a grid page; `nil` follows the source.
  var perPage: Int?

  /// How a list is to be shown and filled.
  func options(for summary: SourceSummary) -> ListOptions {
    let perPage = perPage ?? summary.photosPerPage
    let limit = pages.map { $0.multipliedReportingOverflow(by: perPage) }
      .map { $0.overflow ? Int.max : $0.partialValue }
    return ListOptions(rule: rule, limit: limit, acceptsRemovals: acceptsRemovals)
  }
}
