import Foundation

/// A folder of its own for a test, gone with it.
final class Scratch {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "zips-\(UUID().uuidString)")
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

  /// Names a file in the folder.
  func file(_ name: String) -> String { path + "/" + name }

  /// Replaces a word in a file by another one of the same length, everywhere.
  func replace(_ word: String, with other: String, in name: String) throws {
    try replace(Array(word.utf8), with: Array(other.utf8), in: name)
  }

  /// Replaces bytes in a file by others of the same length, everywhere.
  func replace(_ bytes: [UInt8], with others: [UInt8], in name: String) throws {
    var data = try Data(contentsOf: URL(filePath: file(name)))
    var start = data.startIndex
    while let range = data.range(of: Data(bytes), in: start..<data.endIndex) {
      data.replaceSubrange(range, with: others)
      start = range.upperBound
    }
    try data.write(to: URL(filePath: file(name)))
  }
}
