import Foundation

/// Lists the files that a path stands for.
enum AnswerFolder {
  private static let endings = [".xml", ".json", ".rest"]

  /// Gives the file itself, or the answers directly inside a folder in natural order.
  ///
  /// - Throws: ``FlickrSourceError`` when there is nothing, or nothing of use.
  static func files(at path: String) throws(FlickrSourceError) -> [SavedFile] {
    let kind: FileAttributeType?
    do {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: URL(filePath: path).resolvingSymlinksInPath().path)
      kind = attributes[.type] as? FileAttributeType
    } catch {
      throw .file(path, SavedFile.fault(error))
    }
    switch kind {
    case .typeRegular: return [SavedFile(path: path, isFromFolder: false)]
    case .typeDirectory: return try answers(in: path)
    default: throw .file(path, .notAFile)
    }
  }

  private static func answers(in folder: String) throws(FlickrSourceError) -> [SavedFile] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .file(folder, SavedFile.fault(error))
    }
    let answers = names.filter { name in
      !name.hasPrefix(".") && endings.contains { name.lowercased().hasSuffix($0) }
    }
    guard !answers.isEmpty else { throw .file(folder, .noAnswers) }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return answers.sorted(by: NaturalOrder.precedes)
      .map { SavedFile(path: base + $0, isFromFolder: true) }
      .filter { !isFolder($0.path) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
