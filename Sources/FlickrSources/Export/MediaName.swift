import GalleryModel

/// Reads the names that exports give media files.
///
/// A name is a title's slug with the photo's id behind it, and slugs hold numbers too, so a name
/// only suggests ids; the one that belongs to a photo of the export is meant.
enum MediaName {
  static let pictureEndings: Set = ["jpg", "jpeg", "png", "gif", "webp", "heic", "tif", "tiff"]
  static let videoEndings: Set = [
    "mp4", "mov", "m4v", "avi", "mpg", "mpeg", "3gp", "wmv", "webm", "ogv", "mts",
  ]

  /// The ending of a name in lower case, without the dot; empty where there is none.
  static func ending(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Tells whether a name is that of a picture or video.
  static func isMedia(_ name: String) -> Bool {
    let ending = ending(of: name)
    return pictureEndings.contains(ending) || videoEndings.contains(ending)
  }

  /// The ids that a name may mean, the likeliest first.
  ///
  /// In turn: `…_ID_o.`, `…_ID_SECRET_o.`, `ID_…`, `…_ID.`, and last the bare `ID.`
  static func candidates(in name: String) -> [PhotoID] {
    let base = name.split(separator: "/").last ?? ""
    guard let dot = base.lastIndex(of: ".") else { return [] }
    let words = base[..<dot].split(separator: "_", omittingEmptySubsequences: false)
    let count = words.count
    var found: [Substring] = []
    if words[count - 1] == "o" {
      if count >= 3 { found.append(words[count - 2]) }
      if count >= 4, isSecret(words[count - 2]) { found.append(words[count - 3]) }
    }
    if count >= 2 {
      found.append(words[0])
      found.append(words[count - 1])
    } else {
      found.append(words[0])
    }
    return found.compactMap { PhotoID($0) }
  }

  private static func isSecret(_ word: Substring) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { byte in
        (48...57).contains(byte) || (97...102).contains(byte)
      }
  }
}
