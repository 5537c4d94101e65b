import Foundation

/// A folder of a test's own, removed when the test ends.
final class TestFolder {
  let path: String

  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    let name = "trust-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appending(path: name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("\(path) could not be removed: \(error)")
    }
  }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(filePath: self(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Every file below a folder with its bytes, hidden ones as well.
  func files(_ name: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: self(name)) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: self("\(name)/\(path)"), isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[path] = Array(try Data(contentsOf: URL(filePath: self("\(name)/\(path)"))))
    }
    return files
  }
}
