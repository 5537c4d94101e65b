import Arguments

/// What `build` understands about the pictures that a site shows.
enum PictureFlags {
  static let images = Option<ImageChoice>.choice(
    "images", defaultText: "link; mirror for exports and the sample",
    help: "Whether pages show Flickr's files, or copies in the site.")
  static let sizes = Option<String>.text(
    "sizes", "LIST", defaultText: "320,640,1024 from Flickr; also 1600,2048 from exports",
    help:
      "The longest edges of copies in pixels. From Flickr the next that exist are taken; from an "
      + "export they are made, and never larger than the original.")
  static let formats = Option<String>.text(
    "formats", "LIST", defaultText: "jpeg",
    help: "Formats of the pictures made from an export: jpeg, webp, avif.")
  static let mirrorAllRights = Flag(
    "mirror-all-rights",
    help: "Copy photos, too, whose licence does not let everybody do so.")
  static let keepMetadata = Flag(
    "keep-metadata",
    help: "Leave places, cameras, names and all else in the copies of pictures and videos.")
}
