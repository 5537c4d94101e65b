import Foundation

/// A folder of its own for one test, gone when the test is over.
final class TemporaryFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "flickr-gallery-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Where a library of the test lies: in a folder that does not exist yet.
  var library: String { "\(path)/made/library.sqlite" }

  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let url = URL(filePath: "\(path)/\(name)")
    try Data(bytes).write(to: url)
    return url.path
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("left behind: \(path): \(error)")
    }
  }
}
