import Markup

/// Demands that a page has one title, and that it says something.
struct DocumentTitle {
  private var count = 0

  mutating func begin() { count = 0 }

  var isSeen: Bool { count > 0 }

  mutating func visit(title: borrowing PageElement, _ notes: inout PageNotes) {
    // Deeper ones belong to pictures in SVG.
    guard title.depth == 2 else { return }
    count += 1
    if count > 1 {
      notes.note("title", line: title.line, "a second title", advice: "keep one")
    } else if title.text.allSatisfy(\.isWhitespace) {
      notes.note("title", line: title.line, "the title is empty", advice: "name the page")
    }
  }

  func finish(_ notes: inout PageNotes) {
    guard count == 0 else { return }
    notes.note("title", line: 0, "the page has no title", advice: "name it in its head")
  }
}
