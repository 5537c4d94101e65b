/// What a page says about itself: where it is, what it is called, what it is part of.
package struct PageHead: Hashable, Sendable {
  /// Where the page is.
  package let address: PageAddress
  /// The title of the document, with the site's.
  package let title: String
  /// The page's own heading.
  package let heading: String
  /// A sentence for search engines and previews, where there is one.
  package let summary: String?
  /// The part of the site the page belongs to, if any.
  package let section: SiteSection?
}
