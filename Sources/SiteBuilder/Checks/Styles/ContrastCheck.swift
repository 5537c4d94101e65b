/// Demands that text stands out from what is behind it, in every palette of a style sheet.
///
/// Judges the pairs of custom properties that the theme's text and grounds are made of, and plain
/// colours that one rule sets together. Source: WCAG 2.2, success criterion 1.4.3.
struct ContrastCheck {
  private struct Pair {
    let text: String
    let ground: String
    /// The stage of a photo is dark in both themes.
    let isOnStage: Bool
  }

  private static let minimum = 4.5

  private static let pairs =
    ["--ink", "--quiet", "--accent"].map { Pair(text: $0, ground: "--paper", isOnStage: false) }
    + ["--ink", "--quiet"].map { Pair(text: $0, ground: "--mat", isOnStage: false) }
    + ["--ink", "--quiet", "--accent"].map { Pair(text: $0, ground: "--stage", isOnStage: true) }

  /// Judges a style sheet.
  func findings(in sheet: [UInt8], path: String) -> [Finding] {
    var notes = PageNotes(page: path)
    let rules = StyleRules(sheet).rules
    var base = Palette()
    if let root = rules.first(where: { $0.selector.hasPrefix(":root") }) { base.apply(root) }
    for rule in rules {
      var palette = base
      palette.apply(rule)
      for pair in Self.pairs { judge(pair, of: rule, palette, &notes) }
      judgePlain(rule, &notes)
    }
    return notes.findings
  }

  private func judge(
    _ pair: Pair, of rule: StyleRule, _ palette: Palette, _ notes: inout PageNotes
  ) {
    guard let place = rule.last(pair.text) ?? rule.last(pair.ground) else { return }
    let schemes = palette.schemes
    let judged =
      pair.isOnStage && schemes.contains(.dark) ? schemes.filter { $0 == .dark } : schemes
    for scheme in judged {
      guard let text = palette.colour(pair.text, in: scheme),
        let ground = palette.colour(pair.ground, in: scheme)
      else { continue }
      note(
        text.contrast(to: ground), "\(pair.text) on \(pair.ground) in \(scheme) colours",
        line: place.line, &notes)
    }
  }

  private func judgePlain(_ rule: StyleRule, _ notes: inout PageNotes) {
    guard let text = rule.last("color"), let colour = Colour(text.value),
      let behind = rule.last("background") ?? rule.last("background-color"),
      let ground = Colour(behind.value)
    else { return }
    note(
      colour.contrast(to: ground), "\(text.value) on \(behind.value)", line: text.line, &notes)
  }

  private func note(
    _ ratio: Double, _ what: String, line: Int, _ notes: inout PageNotes
  ) {
    guard ratio < Self.minimum else { return }
    let tenths = Int(ratio * 10)
    notes.note(
      "contrast", line: line, "\(what) has a contrast of \(tenths / 10).\(tenths % 10)",
      advice: "move them apart to 4.5 at least, or some cannot read it")
  }
}
