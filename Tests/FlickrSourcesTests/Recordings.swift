import Foundation

/// Finds the recorded answers that lie beside the project on some machines.
enum Recordings {
  /// Tells that they are there.
  static let exist = FileManager.default.fileExists(atPath: folder.path)

  /// The names of the recorded answers of methods and feeds; none where there is no folder.
  static let names: [String] = {
    let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
      .compactMap { $0 as? String }
    return names.filter { $0.hasSuffix(".xml") || $0.hasSuffix(".json") }
      .filter { !$0.contains("/") }.sorted()
  }()

  static func path(_ name: String) -> String { folder.appending(path: name).path }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/flickr/recordings")
}
