/// What became of a batch of pages.
struct BatchResult: Sendable {
  /// The manifest's lines of the pages, in their order.
  var files = ManifestText()
  /// Pages that are new or changed.
  var written = 0
  /// Pages that are as they were.
  var unchanged = 0
  /// What the checks found.
  var findings: [Finding] = []
  /// Spots on the pages, and links to spots.
  var ledger = FragmentLedger()
}
