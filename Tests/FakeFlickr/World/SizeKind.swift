/// Describes a size that Flickr makes of a photo.
struct SizeKind: Sendable, Equatable {
  /// What follows the id and secret in the file's name; empty for 500 pixels.
  let suffix: String
  /// What follows `url_` among the extras, which is not the suffix.
  let extra: String
  /// What photos.getSizes calls it.
  let label: String
  /// The longest edge.
  let edge: Int

  var isSquare: Bool { edge == 75 || edge == 150 }

  /// Sizes above 1024 have secrets of their own and are shown for paying members only.
  var hasOwnSecret: Bool { edge > 1024 }

  static let all = [
    SizeKind(suffix: "s", extra: "sq", label: "Square", edge: 75),
    SizeKind(suffix: "q", extra: "q", label: "Large Square", edge: 150),
    SizeKind(suffix: "t", extra: "t", label: "Thumbnail", edge: 100),
    SizeKind(suffix: "m", extra: "s", label: "Small", edge: 240),
    SizeKind(suffix: "n", extra: "n", label: "Small 320", edge: 320),
    SizeKind(suffix: "w", extra: "w", label: "Small 400", edge: 400),
    SizeKind(suffix: "", extra: "m", label: "Medium", edge: 500),
    SizeKind(suffix: "z", extra: "z", label: "Medium 640", edge: 640),
    SizeKind(suffix: "c", extra: "c", label: "Medium 800", edge: 800),
    SizeKind(suffix: "b", extra: "l", label: "Large", edge: 1024),
    SizeKind(suffix: "h", extra: "h", label: "Large 1600", edge: 1600),
    SizeKind(suffix: "k", extra: "k", label: "Large 2048", edge: 2048),
    SizeKind(suffix: "3k", extra: "3k", label: "X-Large 3K", edge: 3072),
    SizeKind(suffix: "4k", extra: "4k", label: "X-Large 4K", edge: 4096),
    SizeKind(suffix: "5k", extra: "5k", label: "X-Large 5K", edge: 5120),
    SizeKind(suffix: "6k", extra: "6k", label: "X-Large 6K", edge: 6144),
  ]
}
