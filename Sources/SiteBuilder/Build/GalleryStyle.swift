import Bundled

/// The designs that the program has; each looks its own way by day and by night.
package enum GalleryStyle: String, Hashable, Sendable, CaseIterable {
  /// Edge-to-edge rows: paper by day, a darkroom by night.
  case paper
  /// One picture below the other, framed and labelled as in a museum.
  case wall

  /// The style's files, by path below `Templates/`: ours, with its own in their place.
  package var files: [String: [UInt8]] {
    var files = Self.files(under: "Templates/").filter { !$0.key.hasPrefix(Self.folder) }
    files.merge(Self.files(under: "Templates/\(Self.folder)\(rawValue)/")) { $1 }
    return files
  }

  private static let folder = "styles/"

  private static func files(under folder: String) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for file in Bundled.files(under: folder) {
      files[String(file.path.dropFirst(folder.count))] = file.bytes
    }
    return files
  }
}
