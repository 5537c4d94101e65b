import GalleryModel

extension BuildReport {
  /// The report as one line of JSON, its members always in the same order.
  package var json: String {
    var members = [
      ("photos", "\(photos)"),
      (
        "pages",
        JSONText.object([
          ("written", "\(pages.written)"), ("unchanged", "\(pages.unchanged)"),
          ("removed", "\(pages.removed)"),
        ])
      ),
      (
        "images",
        JSONText.object([
          ("fetched", "\(images.fetched)"), ("made", "\(images.made)"), ("kept", "\(images.kept)"),
          ("failed", JSONText.array(images.failed.map(JSONText.string))),
        ])
      ),
      ("calls", "\(calls)"),
      (
        "skipped",
        JSONText.array(skipped.map(\.json))
      ),
      ("assumed_safe", "\(assumedSafe)"),
      ("findings", JSONText.array(findings.map(\.json))),
      (
        "seconds",
        JSONText.object(
          seconds.map {
            ($0.stage.rawValue, JSONText.seconds($0.seconds))
          })
      ),
    ]
    if !images.linked.isEmpty {
      members.append(
        ("linked", JSONText.array(images.linked.map { JSONText.string($0.rawValue) })))
    }
    if !notes.isEmpty { members.append(("notes", JSONText.array(notes.map(JSONText.string)))) }
    if let export { members.append(("export", export)) }
    return JSONText.object(members)
  }
}

extension SkippedRecord {
  /// The record as a JSON object.
  var json: String {
    JSONText.object([
      ("origin", JSONText.string(origin)), ("record", JSONText.string(record)),
      ("reason", JSONText.string(reason)),
    ])
  }
}

extension Finding {
  /// The finding as a JSON object.
  package var json: String {
    JSONText.object([
      ("severity", JSONText.string(severity.rawValue)), ("page", JSONText.string(page)),
      ("line", "\(line)"), ("rule", JSONText.string(rule)),
      ("message", JSONText.string(message)), ("advice", JSONText.string(advice)),
    ])
  }
}
