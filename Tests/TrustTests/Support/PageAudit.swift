import Foundation
import Markup

/// Looks through the pages of a folder for anything that runs, loads or leads where it should not.
///
/// Knows nothing of the program's own checks, so that a gap in them shows.
struct PageAudit {
  private static var ours: Regex<(Substring, Substring?)> { /(\.\.\/)*assets\/[a-z-]+\.js/ }
  /// The page for what is missing, which servers show at any depth, names the site's own root.
  private static let (missing, root) = ("404.html", "/gallery/")
  private static var absolute: Regex<Substring> { /[A-Za-z][A-Za-z0-9+.\-]*:/ }

  private(set) var problems: [String] = []
  /// The text of the first heading of each page.
  private(set) var headings: [String: String] = [:]

  init(_ pages: [String: [UInt8]]) throws {
    var parser = try PageParser()
    for (path, bytes) in pages where path.hasSuffix(".html") {
      let faults = parser.check(bytes.span, schema: nil) { element in
        visit(element, path)
      }
      problems += faults.map { "\(path): \($0)" }
    }
  }

  private mutating func visit(_ element: borrowing PageElement, _ path: String) {
    let name = element.name
    if element.tag == .h1 { headings[path] = element.text }
    // The field of the search belongs to no form and sends nothing.
    let isQuery = name == "input" && path == "search.html" && element.attribute(.id) == "query"
    if Self.forbidden.contains(name), !isQuery { problems.append("\(path): <\(name)>") }
    let source = element.attribute(.src).map { Self.unrooted($0, on: path) }
    if element.tag == .script, !Self.isData(element), source?.wholeMatch(of: Self.ours) == nil {
      problems.append("\(path): a script that is not ours")
    }
    if element.attribute(.httpEquiv).map({ $0 != "Content-Security-Policy" }) == true {
      problems.append("\(path): a meta element that acts")
    }
    for attribute in element.attributeNames where Self.acts(attribute) {
      problems.append("\(path): \(attribute) on <\(name)>")
    }
    var addresses: [String] = []
    element.forEachAttribute { attribute, value in
      guard [.href, .src, .srcset, .poster, .data, .xlinkHref].contains(attribute) else { return }
      addresses.append(value.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) })
    }
    for address in addresses where !Self.isHarmless(Self.unrooted(address, on: path)) {
      problems.append("\(path): <\(name)> leads to \(address.prefix(80))")
    }
  }

  private static let forbidden: Set<String> = [
    "style", "iframe", "object", "embed", "applet", "base", "form", "input", "textarea", "select",
    "foreignObject", "animate", "set", "math", "template", "noscript", "frame", "frameset",
    "marquee",
  ]

  /// Accepts whatever is JSON.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  /// Tells a block of data, which no browser runs, and which can end nothing early.
  private static func isData(_ script: borrowing PageElement) -> Bool {
    let text = script.text
    guard script.attributeNames == ["type"],
      script.attribute(.type) == "application/ld+json",
      !text.contains(where: { "<>&".contains($0) })
    else { return false }
    return (try? JSONDecoder().decode(Anything.self, from: Data(text.utf8))) != nil
  }

  private static func acts(_ attribute: String) -> Bool {
    let name = attribute.lowercased()
    return name.hasPrefix("on")
      || ["style", "srcdoc", "formaction", "action", "background", "ping"].contains(name)
  }

  private static func unrooted(_ address: String, on page: String) -> String {
    page == missing && address.hasPrefix(root)
      ? String(address.dropFirst(root.count)) : address
  }

  private static func isHarmless(_ address: String) -> Bool {
    let plain = address.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0.value < 0x7F || $0 == " "
    }
    guard plain, !address.hasPrefix("/"), !address.contains("\\") else { return false }
    guard address.prefixMatch(of: absolute) != nil else { return true }
    return ["https://", "http://", "mailto:"].contains { address.hasPrefix($0) }
  }
}
