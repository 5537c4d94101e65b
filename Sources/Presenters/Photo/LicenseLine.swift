package import GalleryModel

/// A licence as it is read.
package struct LicenseLine: Hashable, Sendable {
  /// The licence.
  package let license: License
  /// The full name.
  package let name: String
  /// The name as short as it is used in captions.
  package let shortName: String
}
