/// An entry of the site's navigation.
package struct NavigationItem: Hashable, Sendable {
  /// The part it leads to.
  package let section: SiteSection
  /// What it is called.
  package let label: String
}
