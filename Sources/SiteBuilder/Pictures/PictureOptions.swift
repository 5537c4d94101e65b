package import Imaging

/// Says which copies of pictures a site gets.
package struct PictureOptions: Sendable, Hashable {
  /// The longest edges made of an export's pictures.
  package static let madeEdges = [320, 640, 1024, 1600, 2048]
  /// The longest edges copied from Flickr; the next that exist.
  package static let mirroredEdges = [320, 640, 1024]

  /// The longest edges wanted; `nil` follows the source.
  package var edges: [Int]?
  /// The formats in which pictures are made; the first that every browser shows stands alone.
  package var formats: [MadeFormat] = [.jpeg]
  /// Says whether places, cameras and names stay in the files.
  package var keepsMetadata = false
  /// Says whether photos are copied whose licence does not let everybody do so.
  package var copiesAllRights = false
  /// The program that takes stills out of videos; `nil` where there is none.
  package var ffmpeg: String?

  /// Begins with the defaults.
  package init() {}
}
