import Foundation

/// Notices changes to files and to what is in folders, by looking again.
///
/// Looking at some hundred files takes less than a millisecond, and works on every disk.
package struct FileWatch: Sendable {
  /// The most files of a folder that are looked at; of a bigger one only the first levels change.
  private static let most = 2_000

  private let paths: [String]
  private var seen: [String: String]

  /// Remembers how files and folders are now; those that are missing may come.
  package init(_ paths: [String]) {
    self.paths = paths
    seen = Self.look(at: paths)
  }

  /// Tells whether anything changed since it was asked last.
  package mutating func hasChanged() -> Bool {
    let now = Self.look(at: paths)
    defer { seen = now }
    return now != seen
  }

  private static func look(at paths: [String]) -> [String: String] {
    var seen: [String: String] = [:]
    for path in paths {
      if let file = SiteFile(at: path) {
        seen[path] = file.version
      } else {
        look(into: path, &seen)
      }
    }
    return seen
  }

  private static func look(into folder: String, _ seen: inout [String: String]) {
    var count = 0
    let names = FileManager.default.enumerator(atPath: folder)
    while let name = names?.nextObject() as? String, count < most {
      count += 1
      // What is hidden, and what editors keep beside a file, is no part of a site.
      guard !name.hasSuffix("~"), !name.split(separator: "/").contains(where: { $0.hasPrefix(".") })
      else { continue }
      if let file = SiteFile(at: "\(folder)/\(name)") { seen["\(folder)/\(name)"] = file.version }
    }
  }
}
