/// Says what an owner changed on a photo after uploading it.
package struct PhotoEdit: Sendable, Equatable {
  /// A new title.
  package var title: String?
  /// A new description.
  package var description: String?
  /// How often the file was replaced; each time all secrets change.
  package var replacements = 0
  /// How often anything was changed; each time the date of the last update grows.
  package var revision = 0
  /// Whether Flickr is still at work on the file: its server is 0 and there are no images.
  package var isProcessing = false

  /// Makes an edit that changes nothing.
  package init() {}
}
