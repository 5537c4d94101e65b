import Foundation

/// A folder of its own for a test, gone with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("\(path) stays behind: \(error)")
    }
  }

  /// Writes a file and gives its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    return file
  }

  /// Writes a list of photos with these ids and gives its path.
  func write(ids: [Int], to name: String) throws -> String {
    let photos = ids.map { #"<photo id="\#($0)" owner="1@N01" ownername="Ann"/>"# }.joined()
    return try write("<rsp stat=\"ok\"><photos>\(photos)</photos></rsp>", to: name)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: false)
  }
}
