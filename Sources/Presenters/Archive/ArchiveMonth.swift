package import GalleryModel

/// A month of a year as the archive's chart shows it.
package struct ArchiveMonth: Hashable, Sendable {
  /// The month, from 1.
  package let month: Int
  /// The month and year, and how many photos are filed under them, in words.
  package let label: String
  /// How many photos there are beside the fullest month of the page: 0 for none, up to 4.
  package let level: Int
  /// The page of the year on which the month begins.
  package let page: PageNumber
}
