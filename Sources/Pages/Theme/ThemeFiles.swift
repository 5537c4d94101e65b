/// The files of a theme: the program's own, with those that replace or join them.
struct ThemeFiles {
  private let files: [String: [UInt8]]
  private let overrides: [String: [UInt8]]
  private let folder: String

  /// The paths in the theme's folder, sorted.
  let paths: [String]

  init(files: [String: [UInt8]], overrides: [String: [UInt8]], folder: String) {
    self.files = files
    self.overrides = overrides
    self.folder = folder
    paths = Set(files.keys).union(overrides.keys).sorted()
  }

  func bytes(of path: String) -> [UInt8]? { overrides[path] ?? files[path] }

  /// Names a file as errors show it.
  func shownName(of path: String) -> String {
    (overrides[path] == nil ? "Templates/" : folder + "/") + path
  }

  func text(of path: String) throws(PagesError) -> String {
    guard let text = String(validating: bytes(of: path) ?? [], as: UTF8.self) else {
      throw .notText(file: shownName(of: path))
    }
    return text
  }
}
