/// Shows a page of the list of years.
package protocol ArchiveView: AnyObject {
  /// Shows a page in place of the one before.
  func show(_ page: ArchivePage)
}
