package import GalleryModel
package import Mustache

/// Everything a template needs to write one page.
package struct PageContext: Sendable {
  /// The path of the page from the site's root.
  package let path: String
  /// The template that writes it.
  package let template: String
  /// What the template may ask for.
  package let values: Object
  /// Sums up templates and values: while it is the same, the page is.
  package let digest: Digest
}
