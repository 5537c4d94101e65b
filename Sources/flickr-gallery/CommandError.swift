import FlickrSources

/// Says why a command cannot do what it was asked for, and what to do.
enum CommandError: Error, Hashable, CustomStringConvertible {
  /// No WHAT, no key, and nobody there to read that the sample stands in.
  case nothingToBuild
  /// WHAT is an address that stands for no photos.
  case address(String, AddressFault)
  /// WHAT is a word, and more than that was named.
  case notAlone(String)
  /// WHAT has no letters.
  case emptyWhat
  /// WHAT is neither a word that is known nor a file, but nearly one.
  case misspelled(String, suggestion: String)
  /// A short link leads to what only Flickr knows, and the network is not used.
  case shortLinkOffline(String)
  /// What was named comes from no list of Flickr.
  case nothingToSync(String)
  /// A variable's value cannot be used.
  case variable(String, value: String, objection: String)
  /// A login needs the key and its secret, and one of the variables is not set.
  case noSecret(variable: String)
  /// Nothing was typed before standard input ended.
  case noCode
  /// Only one half of a token is in the environment.
  case halfToken(missing: String)
  /// Nobody knows where the user's settings are.
  case noHome
  /// An option's list holds something that does not belong there.
  case list(String, String, _ expected: String)
  /// The pictures of an export have no addresses.
  case exportHasNoLinks
  /// Flickr no longer has what the library knows.
  case gone(FlickrSourceError, photos: Int)
  /// The folder of templates cannot be used.
  case templates(String, reason: String)
  /// Templates cannot be copied to a folder, where others stand in their place.
  case templatesInTheWay(String, [String])
  /// Templates cannot be written.
  case templatesUnwritten(String, reason: String)
  /// No folder was named for the templates.
  case noTemplateFolder
  /// The file for the findings cannot be written.
  case findings(String, reason: String)
  /// There is no site in the folder that is to be shown or published.
  case noSite(String)
  /// Pages are to be counted from the oldest photo, and not all photos are wanted.
  case pagesOfStable

  var description: String {
    switch self {
    case .nothingToBuild:
      """
      There is nothing to build from: no WHAT was named and FLICKR_API_KEY is not set.
      Members with Flickr Pro get a key at https://www.flickr.com/services/apps/create/ .
      Without a key, name an export of your account, files or folders of saved API answers, a public
      feed, or 'sample' for the bundled sample.
      """
    case .address(let text, let fault): "'\(text)' cannot be used: \(fault)."
    case .notAlone(let word):
      "'\(word)' cannot be combined with other photos: name it alone."
    case .emptyWhat:
      "WHAT is empty: name an address on flickr.com, files, an export, 'explore' or 'sample'."
    case .misspelled(let text, let suggestion):
      "'\(text)' is neither a file nor a folder. Did you mean '\(suggestion)'?"
    case .shortLinkOffline(let path):
      "'\(path)' is a short link that only Flickr can follow: offline, name the address behind it."
    case .nothingToSync(let text):
      "'\(text)' is on this machine already: name lists on Flickr, which the library keeps."
    case .variable(let name, let value, let objection):
      "\(name) is '\(Self.withoutUser(value))', but it \(objection)."
    case .noSecret(let variable):
      """
      A login needs an API key and its secret, but \(variable) is not set.
      Set FLICKR_API_KEY and FLICKR_API_SECRET; members with Flickr Pro get both at \
      https://www.flickr.com/services/apps/create/ .
      """
    case .noCode:
      """
      The login was not finished: standard input ended before a code came.
      Run 'flickr-gallery login' again and type the code that the page shows, or pipe it in.
      """
    case .halfToken(let missing):
      "FLICKR_OAUTH_TOKEN and FLICKR_OAUTH_TOKEN_SECRET belong together, but \(missing) is not set."
    case .noHome:
      "There is no place for the login: neither HOME nor XDG_CONFIG_HOME is set to a whole path."
    case .pagesOfStable:
      "--pages leaves old photos out, and --paging stable counts from the oldest: choose one."
    case .noSite(let path):
      "There is no site in '\(path)'. Run 'flickr-gallery build' first, or name another folder."
    case .list(let option, let text, let expected):
      "\(option) is '\(text)', but it must be a list of \(expected)."
    case .exportHasNoLinks:
      "The pictures of an export have no addresses to link to: leave out --images link."
    case .gone(let error, let photos):
      """
      \(error).
      The library holds \(photos) of its photos, and nothing was removed: accounts come back, and \
      Flickr errs. If it is gone for good, run again with --accept-removals.
      """
    case .templates(let path, let reason):
      "The templates in '\(path)' cannot be used: \(reason)."
    case .templatesInTheWay(let folder, let names):
      """
      Nothing was copied: '\(folder)' has files of these names with other content:
      \(names.map { "  \($0)" }.joined(separator: "\n"))
      Name another folder, or move them away first.
      """
    case .templatesUnwritten(let path, let reason):
      "'\(path)' cannot be written: \(reason)."
    case .noTemplateFolder:
      "Name the folder that the templates are copied to, as in 'flickr-gallery templates mine'."
    case .findings(let path, let reason):
      "The findings cannot be written to '\(path)': \(reason)"
    }
  }

  /// Leaves out of an address what may be a password.
  private static func withoutUser(_ text: String) -> String {
    text.lastIndex(of: "@").map { "…\(text[$0...])" } ?? text
  }

  /// How the program ends.
  var exitCode: ExitCode {
    switch self {
    case .nothingToBuild, .variable, .noSecret, .halfToken, .noHome: .configuration
    case .address, .notAlone, .emptyWhat, .misspelled, .nothingToSync, .list, .exportHasNoLinks,
      .noTemplateFolder, .pagesOfStable:
      .usage
    case .gone, .shortLinkOffline, .noCode, .templates, .templatesInTheWay,
      .templatesUnwritten, .findings, .noSite:
      .failed
    }
  }
}
