import Foundation

/// The files of a site that are published: all but what is hidden.
struct SiteContents: Sendable {
  /// The site's folder as a whole path.
  let folder: String
  /// The files' paths from there, in order.
  let paths: [String]

  /// Lists a folder; links are followed by nobody and published by nobody.
  init(of site: String) throws(PublishError) {
    guard let real = Self.realPath(site) else {
      throw .file(path: site, reason: "there is no such folder")
    }
    folder = real
    var paths: [String] = []
    try Self.add(real, "", &paths)
    self.paths = paths.sorted()
  }

  /// Gives the whole path that a path leads to, if anything is there.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func add(
    _ folder: String, _ prefix: String, _ paths: inout [String]
  ) throws(PublishError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .file(path: folder, reason: "it cannot be read")
    }
    for name in names where !name.hasPrefix(".") {
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG: paths.append(prefix + name)
      case S_IFDIR: try add("\(folder)/\(name)", "\(prefix)\(name)/", &paths)
      default: continue
      }
    }
  }
}
