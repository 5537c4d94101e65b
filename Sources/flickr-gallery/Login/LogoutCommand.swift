import FlickrSources

/// Forgets the login.
struct LogoutCommand {
  let surroundings: Surroundings
  let console: Console

  /// Removes the file, and tells whether there was one.
  ///
  /// - Throws: ``CommandError`` without a home; `FlickrSourceError` where the file stays.
  func run() throws {
    guard let file = Account(surroundings).file else { throw CommandError.noHome }
    console.summary(
      try file.remove() ? Wording.loggedOut(path: file.path) : Wording.notLoggedIn(path: file.path))
  }
}
