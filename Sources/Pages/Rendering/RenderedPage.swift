/// A page as it lies in the site.
package struct RenderedPage: Hashable, Sendable {
  /// The path from the site's root.
  package let path: String
  /// The HTML in UTF-8.
  package let bytes: [UInt8]
}
