package import GalleryModel

/// A tag as the list of tags shows it.
package struct TagEntry: Hashable, Sendable {
  /// What it is called in addresses.
  package let slug: TagSlug
  /// What it is called.
  package let name: String
  /// How many photos have it, as a number.
  package let count: String
  /// How much it is used, from 1 to 5: each step is four times as many photos.
  package let weight: Int

  /// Tells the weight of so many photos.
  package static func weight(of count: Int) -> Int {
    min(5, 1 + (Int.bitWidth - 1 - max(1, count).leadingZeroBitCount) / 2)
  }
}
