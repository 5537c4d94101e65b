import GalleryModel

/// Chooses what a member is called.
struct NameWording {
  let phrases: Phrases

  /// Gives the name to print; says so where the account is gone.
  func name(of person: Person) -> String {
    let clean = PlainText.title(bestName(of: person))
    return person.isDeleted ? phrases.text(.deletedMember, ["name": clean]) : clean
  }

  private func bestName(of person: Person) -> String {
    if !PlainText.isBlank(person.realName) { return person.realName }
    if !PlainText.isBlank(person.username) { return person.username }
    if let alias = person.pathAlias, !PlainText.isBlank(alias) { return alias }
    return person.id.rawValue
  }

  /// Gives the screen name where it adds something to the name printed.
  func username(of person: Person) -> String? {
    guard !PlainText.isBlank(person.realName), !PlainText.isBlank(person.username),
      person.username != person.realName
    else { return nil }
    return PlainText.title(person.username)
  }

  /// Gives the place a profile names, if it names one.
  func location(of person: Person) -> String? {
    PlainText.isBlank(person.location) ? nil : PlainText.title(person.location)
  }
}
