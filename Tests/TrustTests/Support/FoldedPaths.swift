import Foundation

/// Finds names of files that some disk could not keep, or could not keep apart.
struct FoldedPaths {
  let problems: [String]

  init(_ paths: some Sequence<String>) {
    var seen: [String: String] = [:]
    var problems: [String] = []
    for path in paths {
      let folded = path.precomposedStringWithCompatibilityMapping.lowercased()
      if let twin = seen.updateValue(path, forKey: folded) {
        problems.append("\(path) is \(twin) on disks that ignore letter case")
      }
      for name in path.split(separator: "/") where !Self.isPortable(name) {
        problems.append("\(path) cannot be on every disk")
      }
    }
    self.problems = problems
  }

  private static var reserved: Regex<(Substring, Substring, Substring?)> {
    /(con|prn|aux|nul|conin\$|conout\$|clock\$|(com|lpt)[0-9])/
  }

  private static func isPortable(_ name: Substring) -> Bool {
    let stem = name.prefix { $0 != "." }.lowercased()
    return name.utf8.count <= 120 && !name.hasSuffix(".") && !name.hasSuffix(" ")
      && stem.wholeMatch(of: reserved) == nil
      && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>:\"|?*\\%#".utf8.contains($0) }
  }
}
