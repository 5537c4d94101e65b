import Arguments

/// What `publish` understands.
enum PublishFlags {
  static let target = OperandDeclaration(
    placeholder: "TARGET",
    help: """
      Where the site goes: a folder; git:REMOTE#BRANCH (an address, a path, or the name of a remote; \
      branch gh-pages unless named); user@host:path or rsync:PLACE for rsync; NAME:PATH or \
      rclone:PLACE for rclone. Without it: 'publish' in gallery.json5.
      """)
  static let site = Option<String>.text(
    "site", "DIR", rule: .folder, defaultText: "site", help: "The site to publish.")
  static let dryRun = Flag(
    "dry-run", letter: "n", help: "Change nothing, and tell what would move.")
  static let squash = Flag(
    "squash", help: "On a git branch: keep no history, but one commit with the whole site.")
  static let atomic = Flag(
    "atomic", help: "With rsync: send beside the old site, then turn the link that leads to it.")
  static let adopt = Flag(
    "adopt", help: "In a folder: overwrite files that were not published from here.")

  static var all: [OptionDeclaration] {
    [site.declaration]
      + [dryRun, squash, atomic, adopt].map(\.declaration)
      + [
        LibraryFlags.library.declaration, BuildFlags.visibility.declaration,
        BuildFlags.safety.declaration, ConfigurationFlags.config.declaration,
      ] + CommonFlags.all
  }
}
