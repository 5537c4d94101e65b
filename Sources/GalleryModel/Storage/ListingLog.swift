/// Keeps the pages of a list as they arrive, so that a killed run goes on where it was.
///
/// A source that lists pages asks for ``nextPage``, fetches it, records it, and only then hands the
/// page's batch over; it keeps no count and no ids of its own.
package protocol ListingLog: AnyObject {
  /// The page to fetch next, from 1; `nil` when the list is complete.
  var nextPage: Int? { get }

  /// What the source noted of where it stands with the last page; `nil` where nothing came yet.
  var position: String? { get }

  /// What is said of the list; better than at the start once a page has told more.
  var summary: SourceSummary { get }

  /// The albums that came before a run broke off, with the photos they have so far.
  var albums: [Album] { get }

  /// Keeps a page with everything it brought: either all of it is kept, or nothing.
  ///
  /// A page that brings nothing new and skips nothing is the last, whatever it says: beyond
  /// Flickr's caps the same page comes for ever. A source that notes a position judges by itself.
  /// - Returns: How many of its photos had not come before.
  func record(_ page: ListedPage) throws -> Int
}
