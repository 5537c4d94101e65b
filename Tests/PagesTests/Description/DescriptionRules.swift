import Markup

/// What HTML lets a description hold.
enum DescriptionRules {
  private static let inline: Set<String> = [
    "a", "b", "strong", "i", "em", "u", "s", "ins", "del", "code", "sub", "sup", "br",
  ]

  static func allows(_ node: MarkupNode, in parent: MarkupNode) -> Bool {
    let names = node.attributes.map(\.name)
    guard node.name == "a" ? names == ["href", "rel"] || names == ["href"] : names.isEmpty else {
      return false
    }
    return switch parent.name {
    case "div", "blockquote": node.name == "p" || node.name == "blockquote"
    case "a": inline.contains(node.name) && node.name != "a"
    default: inline.contains(node.name)
    }
  }
}
