/// Shows a page of the list of people.
package protocol PeopleView: AnyObject {
  /// Shows a page, with a dialog or an alert over it, in place of the one before.
  func show(_ page: PeoplePage)
}
