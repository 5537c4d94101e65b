/// The steps of Flickr's ladder of sizes, smallest first.
///
/// Source: Flickr's page "Photo Image URLs". Letters of `extras` differ from the suffixes of addresses.
package enum SizeLabel: Int, Hashable, Sendable, CaseIterable, Comparable {
  case square75, square150, thumbnail100, small240, small320, small400, medium500, medium640
  case medium800, large1024, large1600, large2048, extra3K, extra4K, extra5K, extra6K, original

  /// The suffix in the file's address; empty for 500 pixels.
  package var suffix: String { Self.table[rawValue].suffix }

  /// The `extras` name behind `url_`.
  package var extra: String { Self.table[rawValue].extra }

  /// The longest edge in pixels; 0 for the original, which may have any.
  package var nominalEdge: Int { Self.table[rawValue].edge }

  /// Tells whether the picture is cut to a square.
  package var isSquare: Bool { self == .square75 || self == .square150 }

  /// Tells whether the address can be built from id, server and secret.
  ///
  /// From 1600 pixels upward each size has a secret of its own.
  package var sharesSecret: Bool { self <= .large1024 }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  private struct Entry {
    let suffix: String
    let extra: String
    let edge: Int
  }

  private static let table: [Entry] = [
    ("s", "sq", 75), ("q", "q", 150), ("t", "t", 100), ("m", "s", 240), ("n", "n", 320),
    ("w", "w", 400), ("", "m", 500), ("z", "z", 640), ("c", "c", 800), ("b", "l", 1024),
    ("h", "h", 1600), ("k", "k", 2048), ("3k", "3k", 3072), ("4k", "4k", 4096), ("5k", "5k", 5120),
    ("6k", "6k", 6144), ("o", "o", 0),
  ].map { Entry(suffix: $0.0, extra: $0.1, edge: $0.2) }
}
