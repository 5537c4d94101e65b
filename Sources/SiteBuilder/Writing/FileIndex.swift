import Foundation

/// Knows which files a site has, in a few bytes each.
struct FileIndex: Sendable {
  private var keys: Set<PathKey> = []
  /// Names that are not their own folded form, by that form.
  private var unfolded: [String: String] = [:]

  var count: Int { keys.count }

  mutating func reserveCapacity(_ count: Int) { keys.reserveCapacity(count) }

  /// Adds a file and tells whether it is new.
  ///
  /// - Throws: ``SiteError/twins(_:_:)`` where a disk that ignores letter case has it already.
  mutating func insert(_ path: String) throws(SiteError) -> Bool {
    guard keys.insert(PathKey(path)).inserted else { return false }
    if let twin = twin(of: path) { throw .twins(twin, path) }
    if !Self.isFolded(path) { unfolded[Self.folded(path)] = path }
    return true
  }

  /// Adds a file without regard to twins.
  mutating func list(_ path: String) {
    keys.insert(PathKey(path))
    if !Self.isFolded(path) { unfolded[Self.folded(path)] = path }
  }

  func contains(_ key: PathKey) -> Bool { keys.contains(key) }

  func contains(_ path: String) -> Bool { keys.contains(PathKey(path)) }

  /// Finds a file whose name differs from a path in letter case only.
  func twin(of path: String) -> String? {
    guard !Self.isFolded(path) else { return unfolded[path] }
    let folded = Self.folded(path)
    if !folded.utf8.elementsEqual(path.utf8), keys.contains(PathKey(folded)) { return folded }
    return unfolded[folded].flatMap { $0.utf8.elementsEqual(path.utf8) ? nil : $0 }
  }

  private static func isFolded(_ path: String) -> Bool {
    path.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
  }

  private static func folded(_ path: String) -> String {
    path.precomposedStringWithCanonicalMapping.lowercased()
  }
}
