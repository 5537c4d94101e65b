import GalleryModel

extension CompletenessReport {
  /// The most names that one line of the table lists.
  private static let listed = 5

  /// The report as lines for people, each with a count, what is counted, and some names.
  package var table: [String] {
    let width = String(max(told, strayMedia.count, parts.count)).count
    return rows.map { count, words, names in
      let digits = String(count)
      let line = String(repeating: " ", count: max(0, width - digits.count)) + digits + "  " + words
      return names.isEmpty ? line : line + ": " + Self.list(names)
    }
  }

  private var rows: [(count: Int, words: String, names: [String])] {
    let always: [(Int, String, [String])] = [
      (parts.count, "archives and folders read", []),
      (told, "photos in the export", []),
      (read - hidden, "public photos", []),
    ]
    let sometimes: [(Int, String, [String])] = [
      (hidden, "photos that are not public", []),
      (videos, "videos", []),
      (unreadable.count, "photos that cannot be read", unreadable.map(\.rawValue)),
      (withoutMedia.count, "photos without a file", withoutMedia.map(\.rawValue)),
      (strayMedia.count, "files without a photo, not published", strayMedia),
      (
        albums.count, "albums that lack photos",
        albums.map { "'\($0.title)' has \($0.found) of \($0.told)" }
      ),
      (missingParts.count, "archives that seem to be missing", missingParts),
      (refused.count, "archives left out", refused),
      (hasProfile ? 0 : 1, "missing file account_profile.json: nobody is named as the owner", []),
      (hasAlbums ? 0 : 1, "missing file albums.json: albums are what the photos name", []),
    ]
    return always + sometimes.filter { $0.0 > 0 }
  }

  private static func list(_ names: [String]) -> String {
    let first = names.prefix(listed).joined(separator: ", ")
    return names.count > listed ? "\(first) and \(names.count - listed) more" : first
  }
}
