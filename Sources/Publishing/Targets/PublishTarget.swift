/// Where a site is published.
package enum PublishTarget: Sendable, Hashable {
  /// A folder on this machine.
  case folder(String)
  /// A branch of a git repository.
  case git(remote: String, branch: String)
  /// A place that rsync reaches: `user@host:path`, `rsync://host/path`, or a path.
  case rsync(String)
  /// A place that rclone reaches: a remote of its configuration and a path.
  case rclone(String)

  /// The branch that hosts of static pages usually show.
  package static let usualBranch = "gh-pages"

  /// Understands a target.
  ///
  /// Behind `rsync:` and `rclone:` stands what those programs take themselves.
  /// - Throws: ``PublishError/badTarget(_:reason:)`` for what is none, or what a program could take
  ///   for an option.
  package init(_ text: String) throws(PublishError) {
    if let rest = Self.rest(of: text, behind: "git:") {
      let hash = rest.lastIndex(of: "#")
      let remote = String(rest[..<(hash ?? rest.endIndex)])
      let branch = hash.map { String(rest[rest.index(after: $0)...]) } ?? Self.usualBranch
      try Self.check(remote, in: text)
      try Self.check(branch, in: text)
      self = .git(remote: remote, branch: branch)
    } else if text.hasPrefix("rsync://") {
      self = .rsync(text)
    } else if let place = Self.rest(of: text, behind: "rsync:") {
      try Self.check(place, in: text)
      self = .rsync(place)
    } else if let place = Self.rest(of: text, behind: "rclone:") {
      try Self.check(place, in: text)
      self = .rclone(place)
    } else {
      try Self.check(text, in: text)
      if let advice = Self.advice(on: text) { throw .badTarget(text, reason: advice) }
      self = Self.guess(text)
    }
  }

  /// Tells a place on this machine from one elsewhere, for paths that are to be taken from a folder.
  package func located(in folder: String) -> String? {
    guard case .folder(let path) = self, !path.hasPrefix("/") else { return nil }
    return folder + path
  }

  /// What to write in place of an address whose scheme is no kind of target.
  private static func advice(on text: String) -> String? {
    guard let end = text.firstRange(of: "://")?.lowerBound else { return nil }
    let scheme = text[..<end].lowercased()
    guard scheme.allSatisfy({ $0.isLetter || $0.isNumber || "+.-".contains($0) }) else {
      return nil
    }
    return switch scheme {
    case "http", "https", "ssh", "git": "for a git repository, write 'git:' in front of its address"
    case "file": "write the path of a folder, without 'file://'"
    default:
      "no target begins with '\(scheme)://'; set the place up as a remote of rclone, and write "
        + "its name: NAME:PATH"
    }
  }

  private static func guess(_ text: String) -> Self {
    guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains("/") else {
      return .folder(text)
    }
    return text[..<colon].contains("@") ? .rsync(text) : .rclone(text)
  }

  private static func rest(of text: String, behind prefix: String) -> String? {
    text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }

  private static func check(_ part: String, in text: String) throws(PublishError) {
    if part.isEmpty || part == ":" { throw .badTarget(text, reason: "it names no place") }
    // A host may hide behind a user's name.
    let names = [part[...]] + part.split(separator: "@", omittingEmptySubsequences: false)
    if names.contains(where: { $0.hasPrefix("-") }) {
      throw .badTarget(text, reason: "a name that begins with '-' would be taken for an option")
    }
    if part.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      throw .badTarget(text, reason: "it contains a control character")
    }
  }
}
