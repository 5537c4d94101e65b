import Markup

/// Demands one first heading and no level left out below it.
struct HeadingOrder {
  private var level = 0
  private var firstCount = 0

  mutating func begin() { self = HeadingOrder() }

  mutating func visit(
    _ heading: borrowing PageElement, level: Int, _ notes: inout PageNotes
  ) {
    if level == 1 {
      firstCount += 1
      if firstCount == 2 {
        notes.note(
          "headings", line: heading.line, "a second h1", advice: "use h2 for what is below it")
      }
    }
    if level > self.level + 1 {
      let above = self.level == 0 ? "nothing" : "h\(self.level)"
      notes.note(
        "headings", line: heading.line, "an h\(level) follows \(above)",
        advice: "use h\(self.level + 1)")
    }
    self.level = level
  }

  func finish(_ notes: inout PageNotes) {
    guard firstCount == 0 else { return }
    notes.note("headings", line: 0, "the page has no h1", advice: "give it a heading")
  }
}
