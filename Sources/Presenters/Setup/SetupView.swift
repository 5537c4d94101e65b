/// Shows the questions of setting a gallery up.
package protocol SetupView: AnyObject {
  /// Shows the page in place of the one before.
  func show(_ page: SetupPage)
}
