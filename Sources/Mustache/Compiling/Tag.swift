/// A tag as it stands in the source.
struct Tag {
  enum Kind {
    case comment
    case delimiters
    case variable
    case unescaped
    case section
    case inverted
    case closing
    case partial
    case parent
    case block
  }

  let kind: Kind

  /// What the tag names; a dynamic name keeps its asterisk.
  let name: String

  /// The whole tag in the source, delimiters included.
  let range: Range<Int>

  /// The delimiters after the tag.
  let delimiters: Delimiters

  /// The white space before the tag on its line, when nothing else is there.
  var indentation: Range<Int>?

  /// Whether only white space follows on the line.
  var endsLine = false

  var startsLine: Bool { indentation != nil }

  /// Whether the tag has its line for itself, so that the line goes with the tag.
  var isStandalone: Bool {
    switch kind {
    case .variable, .unescaped: false
    default: startsLine && endsLine
    }
  }

  /// The name to look up in the context for a partial's or parent's own name.
  var dynamicName: String? {
    name.hasPrefix("*") ? String(name.dropFirst()) : nil
  }

  /// The character that tells the kind of tag.
  var sigil: String {
    switch kind {
    case .comment: "!"
    case .delimiters: "="
    case .variable: ""
    case .unescaped: "&"
    case .section: "#"
    case .inverted: "^"
    case .closing: "/"
    case .partial: ">"
    case .parent: "<"
    case .block: "$"
    }
  }
}
