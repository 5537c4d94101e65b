import Arguments

/// What every command understands that uses the library.
enum LibraryFlags {
  static let library = Option<String>.text(
    "library", "FILE", rule: .file, defaultText: LibraryWish.defaultPath,
    help: "Where photos from Flickr are kept between runs.")
  static let acceptRemovals = Flag(
    "accept-removals", help: "Believe a list that lost most of its photos.")
}
