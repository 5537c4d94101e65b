/// A zip archive, or files on disk, that an export or a part of it lies in.
struct ExportPart: Hashable, Sendable {
  struct File: Hashable, Sendable {
    let path: String
    let size: Int
  }

  enum Content: Hashable, Sendable {
    case archive
    case files([File])
  }

  /// The path of the archive or folder.
  let path: String
  let content: Content

  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Tells that Flickr names archives so that hold media and nothing else.
  var isMediaArchive: Bool { PartNumber(name)?.isOfMedia ?? false }

  /// Orders parts by name first, so that it does not matter in which order they were given.
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    left.name == right.name
      ? left.path < right.path : NaturalOrder.precedes(left.name, right.name)
  }
}
