package import GalleryModel

/// Says where a photo of the sample comes from and on what terms.
package struct PhotoCredit: Hashable, Sendable {
  /// The photo in the sample.
  package let photo: PhotoID
  /// The title its author gave it.
  package let title: String
  /// Who took it.
  package let author: String
  /// Under what licence it is.
  package let license: License
  /// Where it was found.
  package let source: String
}
