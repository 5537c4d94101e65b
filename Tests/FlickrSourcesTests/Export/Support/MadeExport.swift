import Foundation
import ZipWriting

/// Makes exports in a folder of their own, gone with it.
struct MadeExport {
  let folder: TemporaryFolder

  static let profile = """
    {"nsid":"99999999@N00","path_alias":"ann","screen_name":"ann_s","real_name":"Ann Sand",
     "city":"Lund","country":"Sweden","email":"ann@example.invalid","pro_user":"no"}
    """

  init() throws { folder = try TemporaryFolder() }

  var path: String { folder.path }

  /// Writes a file and gives its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Writes an archive and gives its path.
  @discardableResult
  func zip(_ name: String, _ files: [(String, String)]) throws -> String {
    let target = "\(path)/\(name)"
    let writer = try ZipWriter(path: target)
    for (name, text) in files { try writer.add(name, text: text) }
    try writer.finish()
    return target
  }

  /// A file `photo_ID.json` whose members are these, and usual ones.
  static func photo(_ id: Int, _ members: [String: String] = [:]) -> (String, String) {
    var all = [
      "id": "\"\(id)\"", "name": "\"Photo \(id)\"", "description": "\"\"",
      "date_taken": "\"2020-03-15 17:30:00\"", "date_imported": "\"2020-03-16 10:00:00\"",
      "photopage": "\"https://www.flickr.com/photos/ann/\(id)/\"", "license": "null",
      "geo": "[]", "albums": "[]", "tags": "[]", "privacy": "\"public\"", "safety": "\"safe\"",
    ]
    all.merge(members) { $1 }
    let text = all.sorted { $0.key < $1.key }.filter { $0.value != "-" }
      .map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
    return ("photo_\(id).json", "{\(text)}")
  }
}
