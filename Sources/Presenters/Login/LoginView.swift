/// Shows how far a login is.
package protocol LoginView: AnyObject {
  /// Shows the page in place of the one before.
  func show(_ page: LoginPage)
}
