/// Shows a page of the photos with a tag.
package protocol TagView: AnyObject {
  /// Shows a page in place of the one before.
  func show(_ page: TagPage)
}
