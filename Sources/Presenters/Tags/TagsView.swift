/// Shows a page of the list of tags.
package protocol TagsView: AnyObject {
  /// Shows a page in place of the one before.
  func show(_ page: TagsPage)
}
