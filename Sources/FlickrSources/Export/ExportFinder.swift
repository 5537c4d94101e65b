import Foundation

/// Finds the parts of an export under the paths that were given.
///
/// Links inside folders are not followed: they could lead to files that nobody meant to publish.
struct ExportFinder {
  private static let deepest = 8

  private(set) var skipped: [String] = []
  private var parts: [ExportPart] = []
  private var loose: [ExportPart.File] = []
  private var seen: Set<String> = []

  /// Lists the parts in an order that does not depend on that of the paths.
  ///
  /// - Throws: ``FlickrSourceError`` for a path that leads nowhere or to something else.
  static func find(_ paths: [String]) throws(FlickrSourceError) -> (
    parts: [ExportPart], skipped: [String]
  ) {
    var finder = ExportFinder()
    for path in paths { try finder.add(path) }
    if !finder.loose.isEmpty {
      let folder = URL(filePath: finder.loose[0].path).deletingLastPathComponent().path
      finder.parts.append(
        ExportPart(path: folder, content: .files(finder.loose.sorted { $0.path < $1.path })))
    }
    return (finder.parts.sorted(by: ExportPart.precedes), finder.skipped.sorted())
  }

  private mutating func add(_ path: String) throws(FlickrSourceError) {
    let real = URL(filePath: path).resolvingSymlinksInPath().path
    let (type, size) = try Self.look(at: real, shownAs: path)
    switch type {
    case .typeDirectory:
      let base = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      try addFolder(base, real: real, depth: 0)
    case .typeRegular:
      guard seen.insert(real).inserted else { return }
      switch ExportFileKind(URL(filePath: real).lastPathComponent) {
      case .photo, .albums, .profile, .media, .otherJSON:
        loose.append(ExportPart.File(path: path, size: size))
      case .archive: parts.append(ExportPart(path: path, content: .archive))
      case .other:
        guard ExportRecognition.isZip(real) else { throw .export(.notAPart(path: path)) }
        parts.append(ExportPart(path: path, content: .archive))
      }
    default: throw .file(path, .notAFile)
    }
  }

  private mutating func addFolder(
    _ folder: String, real: String, depth: Int
  ) throws(FlickrSourceError) {
    guard depth <= Self.deepest else { throw .export(.tooDeep(path: folder)) }
    guard seen.insert(real).inserted else { return }
    var files: [ExportPart.File] = []
    for name in try Self.names(in: folder) {
      let (path, real) = ("\(folder)/\(name)", "\(real)/\(name)")
      let (type, size) = try Self.look(at: path, shownAs: path)
      switch type {
      case .typeDirectory where !name.hasPrefix(".") && name != "__MACOSX":
        try addFolder(path, real: real, depth: depth + 1)
      case .typeRegular: addFile(path, real: real, size, to: &files)
      case .typeSymbolicLink: skipped.append("\(path): links inside an export are not followed")
      default: break
      }
    }
    guard !files.isEmpty else { return }
    parts.append(ExportPart(path: folder, content: .files(files)))
  }

  private mutating func addFile(
    _ path: String, real: String, _ size: Int, to files: inout [ExportPart.File]
  ) {
    let kind = ExportFileKind(URL(filePath: path).lastPathComponent)
    guard kind != .other, seen.insert(real).inserted else { return }
    if kind == .archive {
      parts.append(ExportPart(path: path, content: .archive))
    } else {
      files.append(ExportPart.File(path: path, size: size))
    }
  }

  private static func names(in folder: String) throws(FlickrSourceError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .file(folder, SavedFile.fault(error))
    }
  }

  private static func look(
    at path: String, shownAs shown: String
  ) throws(FlickrSourceError) -> (FileAttributeType?, size: Int) {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return (
        attributes[.type] as? FileAttributeType, (attributes[.size] as? NSNumber)?.intValue ?? 0
      )
    } catch {
      throw .file(shown, SavedFile.fault(error))
    }
  }
}
