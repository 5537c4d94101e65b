import Foundation

/// Finds the files of these tests, and folders of their own.
enum TestPlaces {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  static let answers = ["answers.xml", "album.xml"].map {
    tests.appending(path: "Fixtures/\($0)").path
  }
  static let golden = tests.appending(path: "Golden")
  static let recordings = tests.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/flickr/recordings")

  static let haveRecordings = FileManager.default.fileExists(atPath: recordings.path)

  /// The recorded answers, by name; none where there is no folder.
  static let recordingNames: [String] = {
    let names = FileManager.default.enumerator(atPath: recordings.path)?.allObjects ?? []
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".xml") || $0.hasSuffix(".json") }.sorted()
  }()

  /// Lends a folder that is removed afterwards.
  static func withFolder<Result>(
    _ body: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "golden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do {
        try FileManager.default.removeItem(at: folder)
      } catch {
        print("\(folder.path) could not be removed: \(error)")
      }
    }
    return try await body(folder)
  }

  /// The pages below a folder, by path.
  static func pages(in folder: URL) throws -> [String: String] {
    var pages: [String: String] = [:]
    guard FileManager.default.fileExists(atPath: folder.path) else { return [:] }
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where [".html", ".xml", ".txt", "feed.json", ".webmanifest"].contains(where: path.hasSuffix) {
      pages[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return pages
  }
}
