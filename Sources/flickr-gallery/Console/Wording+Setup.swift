import Presenters

extension Wording {
  static func question(_ question: SetupQuestion) -> String {
    switch question {
    case .what:
      "Where do the photos come from? An address on flickr.com, an export, 'explore' or 'sample':"
    case .title: "What is the site called? (Enter: as on Flickr)"
    case .baseURL: "Where will it be, such as https://example.org/photos/ ? (Enter: not known yet)"
    case .target: "Where is it published: a folder, git:…, user@host:path, …? (Enter: later)"
    case .automation: "Build it every night on github, gitlab or forgejo? (Enter: no)"
    }
  }

  static func setUp(_ paths: [String], _ automation: Automation?) -> String {
    let wrote = "Wrote \(paths.joined(separator: ", "))."
    guard let automation else { return "\(wrote) Next: flickr-gallery build" }
    return "\(wrote) Next: read the first lines of \(automation.path), which say what to set once."
  }

  static let secretInTarget = """
    The target holds a password or a token, and gallery.json5 is no place for one. Leave it out, and let \
    git, ssh or rclone know it: a credential helper, a key, a remote of rclone's configuration.
    """

  static let ignoreFileThere =
    "There is a .gitignore already: add the lines 'site/' and '.flickr-gallery/' to it."
}
