import Foundation

/// Answers of Flickr's that were recorded, where they lie beside the project.
enum Recordings {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/flickr/recordings").standardizedFileURL.path

  /// The names of those that list photos; none where there are no recordings.
  static let lists: [String] = {
    let kinds = ["getPhotos", "getPublicPhotos", "getList", "photos.search", "getPublicList"]
    let unrelated = [
      "photosets.getList", "comments.getList", "people.getList", "getListForPhoto", "error",
    ]
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { name in
        kinds.contains(where: name.contains) && !unrelated.contains(where: name.contains)
      }
    } catch {
      preconditionFailure("The recordings beside the project cannot be listed: \(error)")
    }
  }()
}
