import Foundation

/// A folder of its own for one test, gone when the test is over.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "flickr-gallery-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// What is in it, without what the system's library keeps in a home folder.
  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { ![".cache", ".local"].contains($0) }.sorted()
    }
  }

  /// Writes a text file, and gives its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Reads a text file.
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(name)")), as: UTF8.self)
  }

  /// Reads every file of a folder, by its path from there.
  func files(in name: String) throws -> [String: Data] {
    let root = "\(path)/\(name)"
    var files: [String: Data] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: root) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(root)/\(file)", isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[file] = try Data(contentsOf: URL(filePath: "\(root)/\(file)"))
    }
    return files
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("left behind: \(path): \(error)")
    }
  }
}
