/// What the site is and where its photos come from, as it is shown.
package struct AboutPage: Hashable, Sendable {
  /// What is around it.
  package let frame: SiteFrame
  /// What it says about itself.
  package let head: PageHead
  /// What the source calls itself.
  package let sourceText: String
  /// How many photos there are, in words.
  package let photoCountText: String
  /// How many members they are from, in words.
  package let peopleCountText: String
  /// Whose work the sample shows; empty for other sources.
  package let credits: [SampleCredit]
}
