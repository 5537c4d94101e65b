/// A year as the archive's chart shows it.
package struct ArchiveYear: Hashable, Sendable {
  /// The year.
  package let year: Int
  /// How many photos are filed under it, in words.
  package let countText: String
  /// Its twelve months.
  package let months: [ArchiveMonth]
}
