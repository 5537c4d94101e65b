import Markup

/// Demands that a page names its language, to HTML and to XML alike.
struct DocumentLanguage {
  func visit(root: borrowing PageElement, _ notes: inout PageNotes) {
    let (html, xml) = (root.attribute(.lang) ?? "", root.attribute(.xmlLang) ?? "")
    guard html.isEmpty || html != xml else { return }
    notes.note(
      "language", line: root.line,
      html.isEmpty
        ? "the page names no language" : "'lang' is '\(html)' but 'xml:lang' is '\(xml)'",
      advice: "give lang and xml:lang the same value, such as \"en\"")
  }
}
