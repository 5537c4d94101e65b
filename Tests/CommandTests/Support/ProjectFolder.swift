import Foundation

/// Finds files of the project, and beside it.
enum ProjectFolder {
  /// The whole path of something, given from the root of the project.
  static func path(_ relative: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .appending(path: relative).standardizedFileURL.path
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Reads a text file of the project.
  static func text(_ relative: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(relative))), as: UTF8.self)
  }
}
