import Foundation

extension VerifyReport {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// Writes the report for services that show findings beside the code.
  ///
  /// Paths are relative to the site's root, which the report calls `SITE`.
  /// Source: Static Analysis Results Interchange Format (SARIF) 2.1.0, OASIS.
  ///
  /// - Parameters:
  ///   - program: The program's name.
  ///   - version: Its version.
  /// - Returns: One object of JSON.
  package func sarif(program: String, version: String) -> String {
    let rules = CheckRule.allCases.map { rule in
      JSONText.object([
        ("id", JSONText.string(rule.rawValue)),
        ("shortDescription", Self.message(rule.summary)),
      ])
    }
    let driver = JSONText.object([
      ("name", JSONText.string(program)), ("version", JSONText.string(version)),
      ("rules", JSONText.array(rules)),
    ])
    let run = JSONText.object([
      ("tool", JSONText.object([("driver", driver)])),
      ("columnKind", JSONText.string("unicodeCodePoints")),
      ("results", JSONText.array(findings.map(Self.result))),
    ])
    return JSONText.object([
      ("$schema", JSONText.string(Self.schema)), ("version", JSONText.string("2.1.0")),
      ("runs", JSONText.array([run])),
    ])
  }

  private static func result(_ finding: Finding) -> String {
    let text = finding.advice.isEmpty ? finding.message : "\(finding.message); \(finding.advice)"
    let path = finding.page.addingPercentEncoding(withAllowedCharacters: pathCharacters)
    let file = JSONText.object([
      ("uri", JSONText.string(path ?? "")), ("uriBaseId", JSONText.string("SITE")),
    ])
    var place = [("artifactLocation", file)]
    if finding.line > 0 {
      place.append(("region", JSONText.object([("startLine", "\(finding.line)")])))
    }
    let location = JSONText.object([("physicalLocation", JSONText.object(place))])
    return JSONText.object([
      ("ruleId", JSONText.string(finding.rule)),
      ("level", JSONText.string(finding.severity.rawValue)), ("message", message(text)),
      ("locations", JSONText.array([location])),
    ])
  }

  private static func message(_ text: String) -> String {
    JSONText.object([("text", JSONText.string(text))])
  }

  /// What stands for itself in a relative reference (RFC 3986); `:` would end a scheme.
  private static let pathCharacters = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
}
