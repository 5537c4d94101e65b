import Foundation
import GalleryModel

extension CompletenessReport: Encodable {
  private enum Key: String, CodingKey {
    case parts, refused, told, read, hidden, videos, unrated, unreadable, albums, complete
    case missingParts = "missing_parts"
    case withoutMedia = "without_media"
    case strayMedia = "media_without_photo"
    case hasProfile = "profile"
    case hasAlbums = "album_list"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(isComplete, forKey: .complete)
    try container.encode(parts, forKey: .parts)
    try container.encode(refused, forKey: .refused)
    try container.encode(missingParts, forKey: .missingParts)
    try container.encode(told, forKey: .told)
    try container.encode(read, forKey: .read)
    try container.encode(hidden, forKey: .hidden)
    try container.encode(videos, forKey: .videos)
    try container.encode(unrated, forKey: .unrated)
    try container.encode(unreadable.map(\.rawValue), forKey: .unreadable)
    try container.encode(withoutMedia.map(\.rawValue), forKey: .withoutMedia)
    try container.encode(strayMedia, forKey: .strayMedia)
    try container.encode(albums, forKey: .albums)
    try container.encode(hasProfile, forKey: .hasProfile)
    try container.encode(hasAlbums, forKey: .hasAlbums)
  }

  /// The report as one line of JSON, its members in the order of the alphabet.
  ///
  /// - Throws: What Foundation's encoder throws; it has no reason to.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension CompletenessReport.AlbumGap: Encodable {
  private enum Key: String, CodingKey {
    case id, title, told, found
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id.rawValue, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(told, forKey: .told)
    try container.encode(found, forKey: .found)
  }
}
