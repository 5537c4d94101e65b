extension Wording {
  static let typeCode =
    "Open this address in a browser, allow reading, and type the code that Flickr shows there:"

  static let codeAgain = "That is no code. Type the three groups of digits that Flickr shows:"

  static let verifyingCode = "Asking Flickr whether the code is right."

  static let loginWithoutSecret = """
    There is a login, but FLICKR_API_SECRET is not set: calls are made without the login, \
    for public photos alone.
    """

  static func loginForAll(_ path: String) -> String {
    "\(path) holds a login, and others on this machine can read it. Run 'chmod 600 \(path)'."
  }

  static func loggedIn(username: String, member: String, path: String) -> String {
    let name = username.isEmpty ? member : "\(username) (\(member))"
    return "Logged in as \(name), for reading. The login is in \(path)."
  }

  static func loggedOut(path: String) -> String {
    "Logged out: \(path) is removed. Flickr lists the permission under your account's apps, "
      + "where it can be withdrawn."
  }

  static func notLoggedIn(path: String) -> String { "There is no login: \(path) does not exist." }
}
