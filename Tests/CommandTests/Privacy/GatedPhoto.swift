/// A photo of an export that may be published under some options and not under others.
struct GatedPhoto {
  /// What the export says of who may see it; nothing where it does not say.
  let privacy: String?
  /// What it says of the rating; nothing where it does not say.
  let safety: String?
  let number: Int

  var id: String { "\(98_765_400_000 + number)" }

  /// Words that stand nowhere else, one in each of its fields.
  var marks: [String] {
    [id] + ["title", "words", "tag", "comment", "note", "model", "file"].map(mark)
  }

  func mark(_ field: String) -> String { "withheld\(field)\(number)x" }

  /// Tells whether these options let it appear.
  func isAllowed(visibility: String, safety highest: String) -> Bool {
    let ratings = ["safe", "moderate", "restricted"]
    let rating = ratings.firstIndex(of: safety ?? "safe") ?? ratings.count
    return (visibility == "all" || privacy == "public")
      && rating <= ratings.firstIndex(of: highest) ?? 0
  }

  /// Photos of which two in five are not public or not safe, in every way there is.
  static let all: [GatedPhoto] = (0..<50).map { number in
    let kinds: [(privacy: String?, safety: String?)] = [
      ("private", "safe"), ("friends", "safe"), ("family", nil), ("friend & family", "safe"),
      ("secret", "safe"), (nil, nil), ("", "safe"), ("public", "moderate"),
      ("public", "restricted"), ("private", "restricted"),
    ]
    guard number % 5 < 2 else {
      return GatedPhoto(privacy: "public", safety: "safe", number: number)
    }
    let kind = kinds[(number / 5 * 2 + number % 5) % kinds.count]
    return GatedPhoto(privacy: kind.privacy, safety: kind.safety, number: number)
  }
}
