package import GalleryModel

/// A page of the list of people as it is shown.
package struct PeoplePage: Hashable, Sendable {
  /// What is around it.
  package let frame: SiteFrame
  /// What it says about itself.
  package let head: PageHead
  /// Which page of the list it is.
  package let number: PageNumber
  /// The members.
  package let cards: [PersonCard]
  /// How many members there are in all, in words; only the first page says it.
  package let countText: String?
  /// The way to the other pages.
  package let pagination: Pagination
  /// The member that was chosen.
  package let dialog: PersonDialog?
  /// A failure to load, which the page shows in place of members.
  package let alert: AlertNotice?
}
