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
  /// Sums up the templates and what is the same on every page of the site.
  private let frameDigest: Digest
  /// How many of the values that sum covers.
  private let frameCount: Int

  init(path: String, template: String, values: Object, frameDigest: Digest, frameCount: Int) {
    self.path = path
    self.template = template
    self.values = values
    self.frameDigest = frameDigest
    self.frameCount = frameCount
  }

  /// Sums up templates and values: while it is the same, the page is.
  package var digest: Digest {
    var digest = frameDigest
    digest.combine(values.values[frameCount...])
    return digest
  }
}
