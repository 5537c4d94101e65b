import Foundation

/// A file of a site that may be sent.
struct SiteFile: Equatable {
  /// Where it really is, links followed.
  let path: String
  let size: Int
  /// Changes whenever the file does.
  let version: String

  /// Looks at what is at a path; `nil` unless it is a file.
  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.path = path
    size = Int(status.st_size)
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    let numbers = [size, Int(status.st_ino), Int(changed.tv_sec), Int(changed.tv_nsec)]
    version = numbers.map { String($0, radix: 36) }.joined(separator: "-")
  }

  /// Reads it; `nil` where it went away.
  func bytes() -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }
}
