/// Keeps the pages of a list as they arrive, so that a killed run goes on where it was.
///
/// A source that lists pages asks for ``nextPage``, fetches it, records it, and only then hands the
/// page's batch over; it keeps no count and no ids of its own.
package protocol ListingLog: AnyObject {
  /// The page to fetch next, from 1; `nil` when the list is complete.
  var nextPage: Int? { get }

  /// Keeps a page with everything it brought: either all of it is kept, or nothing.
  ///
  /// A page that brings nothing new and skips nothing is the last, whatever it says: beyond
  /// Flickr's caps the same page comes for ever.
  /// - Returns: How many of its photos had not come before.
  func record(_ page: ListedPage) throws -> Int
}
