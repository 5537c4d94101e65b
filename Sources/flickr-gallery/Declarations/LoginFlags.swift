import Arguments

/// What `login` and `logout` understand.
enum LoginFlags {
  static let oauthURL = Option<String>.text(
    "oauth-url", "URL", rule: .webAddress, defaultText: "Flickr's",
    help: "Another folder of request_token, authorize and access_token, for tests and proxies.")

  static var talk: [OptionDeclaration] {
    [CommonFlags.quiet, CommonFlags.verbose].map(\.declaration)
  }

  static var all: [OptionDeclaration] {
    [oauthURL.declaration, BuildFlags.apiURL.declaration] + talk
  }
}
