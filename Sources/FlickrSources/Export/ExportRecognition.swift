import Foundation

/// Tells exports from saved answers by looking at them from outside.
enum ExportRecognition {
  /// Tells whether a path is a zip archive, a folder with parts of an export, or a loose part.
  static func isExport(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return false
    }
    return isFolder.boolValue ? holdsParts(path, depth: 0) : isPart(path)
  }

  /// Tells whether a file begins as a zip archive does.
  static func isZip(_ path: String) -> Bool {
    let start = beginning(of: path, 4)
    return start == [0x50, 0x4B, 3, 4] || start == [0x50, 0x4B, 5, 6]
  }

  /// Looks into a folder, and into the folders in it, for a name that only exports have.
  private static func holdsParts(_ folder: String, depth: Int) -> Bool {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      // It is told when the folder is opened as what it is taken for then.
      return false
    }
    if let photo = names.first(where: { isPhoto($0) }), isPart("\(folder)/\(photo)") { return true }
    if names.contains(where: { isZipName($0) && isZip("\(folder)/\($0)") }) { return true }
    if names.contains("account_profile.json"), names.contains("albums.json") { return true }
    guard depth == 0 else { return false }
    return names.contains { name in
      var isFolder: ObjCBool = false
      let path = "\(folder)/\(name)"
      return !name.hasPrefix(".")
        && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue && holdsParts(path, depth: 1)
    }
  }

  private static func isPhoto(_ name: String) -> Bool {
    ExportFileKind(name).isPhoto
  }

  private static func isZipName(_ name: String) -> Bool { ExportFileKind(name) == .archive }

  /// Tells whether a file is an archive or tells of a photo as exports do.
  private static func isPart(_ path: String) -> Bool {
    // The folders around it may have any names, `..` among them.
    guard isPhoto(URL(filePath: path).lastPathComponent) else { return isZip(path) }
    // Saved answers have an envelope with `stat`; only exports name the page of a photo so.
    let text = String(decoding: beginning(of: path, 1 << 20), as: UTF8.self)
    return text.contains("\"photopage\"") || text.contains("\"privacy\"")
  }

  /// Gives the first bytes of a regular file; of nothing else, since a pipe would wait for a writer.
  private static func beginning(of path: String, _ count: Int) -> [UInt8] {
    do {
      let real = URL(filePath: path).resolvingSymlinksInPath().path
      let attributes = try FileManager.default.attributesOfItem(atPath: real)
      guard attributes[.type] as? FileAttributeType == .typeRegular,
        let file = FileHandle(forReadingAtPath: real)
      else { return [] }
      let data = try file.read(upToCount: count)
      try file.close()
      return data.map { Array($0) } ?? []
    } catch {
      return []
    }
  }
}
