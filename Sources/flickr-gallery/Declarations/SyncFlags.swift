import Arguments

/// What `sync` understands.
enum SyncFlags {
  static let what = OperandDeclaration(
    placeholder: "WHAT", isRepeatable: true,
    help: """
      Lists to keep: addresses on flickr.com or flic.kr, feeds, or 'explore' for Flickr's Explore \
      of the day, which is also kept when nothing is named.
      """)

  static var all: [OptionDeclaration] {
    [
      LibraryFlags.library.declaration, LibraryFlags.acceptRemovals.declaration,
      BuildFlags.apiURL.declaration, BuildFlags.feedURL.declaration,
      ConfigurationFlags.config.declaration,
    ] + CommonFlags.all
  }
}
