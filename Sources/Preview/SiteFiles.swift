import Foundation

/// Finds the files of a folder by the paths of requests, and never one outside it.
struct SiteFiles: Sendable {
  /// What a path leads to.
  enum Match: Equatable {
    case file(SiteFile)
    /// A folder that was asked for without the slash at its end.
    case folder
    case nothing
  }

  private let folder: String

  /// Serves a folder, which may be a link that is set anew at any time.
  init(in folder: String) { self.folder = folder }

  /// Finds what a decoded path means; nothing hidden and nothing that a link leads out to.
  func find(_ path: String) -> Match {
    let segments = path.split(separator: "/")
    guard !segments.contains(where: { $0.hasPrefix(".") || $0.contains("\0") }),
      let root = Self.real(folder)
    else { return .nothing }
    let place = ([root[...]] + segments).joined(separator: "/")
    guard let real = Self.real(place), real == root || real.hasPrefix(root + "/") else {
      return .nothing
    }
    if let file = SiteFile(at: real) { return path.hasSuffix("/") ? .nothing : .file(file) }
    guard let index = Self.real("\(real)/index.html"), index.hasPrefix(root + "/"),
      let file = SiteFile(at: index)
    else { return .nothing }
    return path.hasSuffix("/") ? .file(file) : .folder
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    let text = String(cString: real)
    return text == "/" ? "" : text
  }
}
