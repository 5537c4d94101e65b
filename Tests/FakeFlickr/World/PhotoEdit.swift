/// Says what an owner changed on a photo after uploading it.
package struct PhotoEdit: Sendable, Equatable {
  /// A new title.
  package var title: String?
  /// How often the file was replaced; each time all secrets change.
  package var replacements = 0
  /// How often anything was changed; each time the date of the last update grows.
  package var revision = 0

  /// Makes an edit that changes nothing.
  package init() {}
}
