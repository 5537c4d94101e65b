import Markup

/// Demands that style and behaviour come from files, as a strict content security policy does.
struct NothingInline {
  func visit(_ element: borrowing PageElement, tag: PageTag, _ notes: inout PageNotes) {
    switch tag {
    case .style:
      notes.note(
        "inline", line: element.line, "a style element", advice: "move it into a style sheet")
    case .script where !element.has(.src) && !Self.isData(element):
      notes.note(
        "inline", line: element.line, "a script without 'src'", advice: "move it into a file")
    default: break
    }
  }

  /// Tells a block of data, which no browser runs, from a script.
  ///
  /// Source: HTML, "The script element", data blocks; such a block is under no policy.
  private static func isData(_ script: borrowing PageElement) -> Bool {
    script.attribute(.type) == "application/ld+json"
  }

  func visit(
    attribute: PageAttribute, of element: borrowing PageElement, _ notes: inout PageNotes
  ) {
    switch attribute {
    case .style:
      notes.note(
        "inline", line: element.line, "a style attribute on '\(element.name)'",
        advice: "give it a class and style that")
    case .eventHandler:
      notes.note(
        "inline", line: element.line, "an event attribute on '\(element.name)'",
        advice: "listen to the event in a script file")
    default: break
    }
  }
}
