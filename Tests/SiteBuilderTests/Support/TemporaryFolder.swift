import Foundation

/// A folder of a test's own, removed with everything in it when the test ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    let name = "site-builder-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appending(path: name).path
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: nil)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("\(path) could not be removed: \(error)")
    }
  }

  /// The path of something in the folder.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: self(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: self(name), encoding: .utf8)
  }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self(name)) }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self(name)) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: target)
  }

  /// The files below a folder with their bytes, hidden ones left out unless wished.
  func files(_ name: String = "", hidden: Bool = false) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: self(name)) {
      guard hidden || !path.hasPrefix("."), !isFolder("\(name)/\(path)") else { continue }
      files[path] = Array(try Data(contentsOf: URL(filePath: self("\(name)/\(path)"))))
    }
    return files
  }

  /// What tells for each file and folder whether it was written: its number and its times.
  func marks(_ name: String = "") throws -> [String: String] {
    var marks: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: self(name)) + [""] {
      var status = stat()
      guard lstat(self("\(name)/\(path)"), &status) == 0 else { continue }
      let (changed, renamed) = (status.st_mtim, status.st_ctim)
      marks[path] =
        "\(status.st_ino) \(changed.tv_sec).\(changed.tv_nsec) \(renamed.tv_sec).\(renamed.tv_nsec)"
    }
    return marks
  }

  private func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: self(name), isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
