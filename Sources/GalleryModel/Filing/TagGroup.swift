/// A tag of the gallery's photos.
package struct TagGroup: Hashable, Sendable {
  /// What it is compared by.
  package let key: String
  /// The positions of its photos, in the gallery's order.
  package let positions: ArraySlice<Int32>

  /// What it is called in addresses.
  package var slug: TagSlug { TagSlug(key) }
}
