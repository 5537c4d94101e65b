import Foundation

/// A folder for what is needed while publishing, and by nobody else.
struct ScratchFolder: Sendable {
  let path: String

  /// Makes a folder that only this user can read.
  init() throws(PublishError) {
    let base = FileManager.default.temporaryDirectory.path
    var template = Array("\(base)/flickr-gallery-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .file(path: base, reason: "no folder can be made there")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Writes a file, and gives its path.
  func write(_ text: String, to name: String) throws(PublishError) -> String {
    let file = "\(path)/\(name)"
    do {
      try Data(text.utf8).write(to: URL(filePath: file))
    } catch {
      throw .file(path: file, reason: "it cannot be written")
    }
    return file
  }

  /// Makes a folder in it, and gives its path.
  func folder(_ name: String) throws(PublishError) -> String {
    let folder = "\(path)/\(name)"
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw .file(path: folder, reason: "the folder cannot be made")
    }
    return folder
  }

  /// Reads a file; `nil` where there is none.
  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Removes it; what cannot be removed is the system's to clear away.
  func remove() {
    do { try FileManager.default.removeItem(atPath: path) } catch { return }
  }
}
