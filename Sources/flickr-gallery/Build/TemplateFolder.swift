import Foundation
import SiteBuilder
import Spelling

/// Reads the templates and assets that replace ours.
enum TemplateFolder {
  /// Gives the content of every file in a folder, by its path from there.
  ///
  /// Hidden files and editors' backups are not read.
  /// - Throws: ``CommandError`` naming what cannot be read.
  static func files(in folder: String) throws(CommandError) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try names(in: folder) {
      let path = "\(folder)/\(name)"
      do {
        files[name] = Array(try Data(contentsOf: URL(filePath: path)))
      } catch {
        throw .templates(path, reason: reason(error))
      }
    }
    return files
  }

  /// Finds files that are called nearly, but not quite, like one of ours; assets may be added.
  static func strays(among names: some Sequence<String>) -> [(name: String, nearest: String)] {
    let own = GalleryStyle.allCases.flatMap(\.files.keys)
    return names.sorted().compactMap { name in
      own.contains(name) || name.hasPrefix("assets/") || isWords(name)
        ? nil : NearestName.of(name, among: own).map { (name, $0) }
    }
  }

  /// The words of another language join ours.
  private static func isWords(_ name: String) -> Bool {
    name.hasPrefix("strings/") && name.hasSuffix(".json")
  }

  private static func names(in folder: String) throws(CommandError) -> [String] {
    guard isFolder(folder) != false else { throw .templates(folder, reason: "it is no folder") }
    let names: [String]
    do {
      names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    } catch {
      throw .templates(folder, reason: reason(error))
    }
    var files: [String] = []
    for name in names.sorted() where !isHidden(name) {
      let path = "\(folder)/\(name)"
      guard let isFolder = isFolder(path) else {
        throw .templates(path, reason: "it is a link that leads nowhere")
      }
      if !isFolder { files.append(name) }
    }
    return files
  }

  private static func isHidden(_ name: String) -> Bool {
    name.hasSuffix("~") || name.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  /// Tells a folder from a file; `nil` where there is neither.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists ? isFolder.boolValue : nil
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile?, .fileReadNoSuchFile?: "there is no such folder"
    case .fileReadNoPermission?: "it may not be read"
    case let code?: "it cannot be read (\(code.rawValue))"
    case nil: "\(error)"
    }
  }
}
