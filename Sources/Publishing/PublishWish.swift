/// How a site is to be published.
package struct PublishWish: Sendable {
  /// The folder of the site.
  package var site = "site"
  /// Tells that nothing is to be changed, only told.
  package var isRehearsal = false
  /// Keeps no history on a git branch: one commit without a parent.
  package var squashes = false
  /// Replaces the whole site at once, by a link, where rsync puts it.
  package var isAtomic = false
  /// Overwrites files in a folder that were not published from here.
  package var adopts = false

  /// Begins with the defaults.
  package init() {}
}
