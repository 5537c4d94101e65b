import Foundation

/// Knows what in the text of a target nobody may read: passwords, tokens and keys.
package enum TargetSecrets {
  /// What settings of a connection tell that is no secret.
  private static let harmless: Set<String> = [
    "acl", "endpoint", "env_auth", "force_path_style", "host", "location_constraint", "port",
    "provider", "region", "storage_class", "type", "url", "user", "vendor",
  ]
  /// Anything shorter is in too many words to be hidden in all of them.
  private static let shortest = 3
  /// A user's name on the web that is this long is a token.
  private static let shortestToken = 16

  /// Finds them, as they are written and, where parts of addresses are encoded, as they are meant.
  package static func of(_ target: String) -> [String] {
    let place =
      ["git:", "rsync:", "rclone:"].first { target.hasPrefix($0) && target != $0 }
      .map { target.dropFirst($0.count) }.flatMap { $0.hasPrefix("//") ? nil : $0 } ?? target[...]
    var found = inUser(of: place) + inQuery(of: place)
    if place.hasPrefix(":") || place.prefix(while: { $0 != ":" && $0 != "/" }).contains(",") {
      found += inSettings(of: place)
    }
    found += found.compactMap(\.removingPercentEncoding)
    return Array(Set(found.filter { $0.count >= shortest })).sorted { $0.count > $1.count }
  }

  /// Finds them in `scheme://user:password@host` and `user:password@host:path`.
  private static func inUser(of place: Substring) -> [String] {
    let scheme = place.firstRange(of: "://")
    let rest = scheme.map { place[$0.upperBound...] } ?? place
    guard let at = rest.lastIndex(of: "@") else { return [] }
    let user = rest[..<at]
    guard let colon = user.firstIndex(of: ":") else {
      let isToken = scheme != nil && !user.contains("/") && user.count >= shortestToken
      return isToken ? [String(user)] : []
    }
    let name = user[..<colon]
    let password = user[user.index(after: colon)...]
    // `host:8080/path@2` has a port, and `remote:path@2` and `:backend:path@2` are rclone's.
    let isPort = !password.prefix { $0 != "/" }.contains { !$0.isNumber } && password.contains("/")
    guard !name.isEmpty, !name.contains("/"), !name.contains("@"), !isPort else { return [] }
    guard scheme != nil || !password.contains("/") else { return [] }
    return [String(password)] + (name.count >= shortestToken ? [String(name)] : [])
  }

  /// Finds them in `?token=…&key=…`.
  private static func inQuery(of place: Substring) -> [String] {
    guard let mark = place.firstIndex(of: "?") else { return [] }
    return place[mark...].prefix { $0 != "#" }.split { $0 == "&" || $0 == "?" }
      .compactMap { part in
        part.firstIndex(of: "=").map { String(part[part.index(after: $0)...]) }
      }
  }

  /// Finds them in `:backend,name=value,name="va,lue":path`, as rclone's documentation has it.
  private static func inSettings(of place: Substring) -> [String] {
    var found: [String] = []
    var rest = place.drop { $0 != "," }
    while rest.first == "," {
      let name = rest.dropFirst().prefix { !"=,:".contains($0) }
      rest = rest[name.endIndex...]
      guard rest.first == "=" else { continue }
      let (value, behind) = value(at: rest.dropFirst())
      rest = behind
      if !harmless.contains(String(name)) { found.append(value) }
    }
    return found
  }

  /// Reads a value, which may stand in quotes; a quote in it is doubled.
  private static func value(at text: Substring) -> (String, behind: Substring) {
    guard let quote = text.first, quote == "\"" || quote == "'" else {
      let value = text.prefix { $0 != "," && $0 != ":" }
      return (String(value), text[value.endIndex...])
    }
    var value = ""
    var rest = text.dropFirst()
    while let next = rest.popFirst() {
      if next == quote {
        guard rest.first == quote else { break }
        rest.removeFirst()
      }
      value.append(next)
    }
    return (value, rest)
  }
}
