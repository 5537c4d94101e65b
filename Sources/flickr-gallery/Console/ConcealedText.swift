/// Takes passwords, tokens and keys out of what is said.
///
/// What addresses hold is found by its place, whoever said it: a program that was called, too.
enum ConcealedText {
  private static let sign = "…"

  /// Gives the text without them, and without what is known to be one.
  static func of(_ text: String, secrets: [String] = []) -> String {
    var text = text
    for secret in secrets { text = text.replacing(secret, with: sign) }
    text = withoutPasswords(text)
    if text.utf8.contains(UInt8(ascii: "=")) { text = withoutSettings(text) }
    return text
  }

  /// Gives the text without the users and passwords of addresses, and with all else.
  static func withoutPasswords(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "@")) ? withoutUsers(text) : text
  }

  /// Hides them in `https://token@host`, `scheme://user:password@host` and `user:password@host:path`.
  private static func withoutUsers(_ text: String) -> String {
    text
      .replacing(/(?i)(https?:\/\/)[^\s\/"'<>]+@/) { "\($0.1)\(sign)@" }
      .replacing(/([A-Za-z][A-Za-z0-9+.\-]*:\/\/[^\s\/:@"'<>]*:)[^\s\/"'<>]+@/) {
        "\($0.1)\(sign)@"
      }
      .replacing(/(^|[\s"'(:])([\w.\-]+:)[^\s\/"'<>:@]+(@[\w.\-]+:)/) {
        "\($0.1)\($0.2)\(sign)\($0.3)"
      }
  }

  /// Hides them in `?private_token=…` and `,secret_access_key=…`.
  private static func withoutSettings(_ text: String) -> String {
    text.replacing(
      /(?i)([?&,;][\w\-]*(?:pass|pwd|secret|token|key|auth|credential)[\w\-]*=)(\\?"[^"]*"|\\?'[^']*'|[^\s&,;:"'#]+)/
    ) { "\($0.1)\(sign)" }
  }
}
