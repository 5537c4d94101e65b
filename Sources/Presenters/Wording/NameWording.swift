import GalleryModel

/// Chooses what a member is called.
struct NameWording {
  let phrases: Phrases

  /// Gives the name to print; says so where the account is gone.
  func name(of person: Person) -> String {
    let names = [person.realName, person.username, person.pathAlias ?? ""]
    let name = names.first { !PlainText.isBlank($0) } ?? person.id.rawValue
    let clean = PlainText.title(name)
    return person.isDeleted ? phrases.text(.deletedMember, ["name": clean]) : clean
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
