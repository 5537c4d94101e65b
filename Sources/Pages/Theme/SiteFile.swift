/// A file of the site that is not a page.
package struct SiteFile: Hashable, Sendable {
  /// The path from the site's root.
  package let path: String
  /// What is in it.
  package let bytes: [UInt8]
}
