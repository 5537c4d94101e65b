import Markup

/// Demands that a page's content security policy forbids what it does not name.
///
/// Source: https://www.w3.org/TR/CSP3/
struct ContentPolicy {
  private static let open: Set<Substring> = [
    "*", "'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "data:", "blob:", "http:", "https:",
  ]

  /// The policy of the page before, which most likely is the one of this page, too.
  private var accepted = ""

  mutating func visit(meta element: borrowing PageElement, _ notes: inout PageNotes) {
    guard element.attribute(.httpEquiv)?.lowercased() == "content-security-policy",
      case let policy = element.attribute(.content) ?? "", policy != accepted
    else { return }
    guard let fault = Self.fault(in: policy) else {
      accepted = policy
      return
    }
    notes.note(
      "policy", line: element.line, fault,
      advice: "let pages load their own files and Flickr's images alone")
  }

  private static func fault(in policy: String) -> String? {
    let directives = policy.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace) }
    let standard = directives.first { $0.first?.lowercased() == "default-src" }
    guard let standard, standard.dropFirst() == ["'none'"] else {
      return "the content security policy has no default-src 'none'"
    }
    return directives.joined().first(where: open.contains).map {
      "the content security policy allows \($0)"
    }
  }
}
