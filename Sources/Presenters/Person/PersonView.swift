/// Shows a page of the photos of a member.
package protocol PersonView: AnyObject {
  /// Shows a page in place of the one before.
  func show(_ page: PersonPage)
}
