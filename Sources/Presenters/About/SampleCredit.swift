/// Whose work a photo of the sample is, and where it was found.
package struct SampleCredit: Hashable, Sendable {
  /// What the photo is called there.
  package var title: String
  /// Who made it.
  package var author: String
  /// The licence's name.
  package var license: String
  /// The licence's deed.
  package var licenseURL: String?
  /// Where it was found, in words.
  package var source: String
  /// Where it was found, as an address.
  package var sourceURL: String?

  /// Collects a credit.
  package init(
    title: String, author: String, license: String, licenseURL: String? = nil, source: String,
    sourceURL: String? = nil
  ) {
    self.title = title
    self.author = author
    self.license = license
    self.licenseURL = licenseURL
    self.source = source
    self.sourceURL = sourceURL
  }
}
