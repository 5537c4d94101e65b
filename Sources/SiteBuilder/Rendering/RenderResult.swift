/// What became of all pages.
struct RenderResult: Sendable {
  /// Stops a build whose pages are all wrong in the same way.
  static let hopelessErrorCount = 100

  private var batches: [BatchResult?] = []
  private(set) var written = 0
  private(set) var unchanged = 0
  private var errorCount = 0

  var done: Int { written + unchanged }

  /// Tells that so much is wrong that going on would tell nothing new.
  var isHopeless: Bool { errorCount >= Self.hopelessErrorCount }

  /// Takes in the result of a batch; batches end in any order and count in their own.
  mutating func add(_ result: BatchResult, at number: Int) {
    while batches.count <= number { batches.append(nil) }
    written += result.written
    unchanged += result.unchanged
    errorCount += result.findings.count { $0.severity == .error }
    batches[number] = result
  }

  /// The manifest's lines of all pages, in the order in which they were shown.
  var files: ManifestText {
    batches.reduce(into: ManifestText()) { text, batch in
      if let batch { text.append(batch.files) }
    }
  }

  /// What the checks found, up to where a build becomes hopeless: the same however many tasks.
  var findings: [Finding] {
    var (all, errors) = ([Finding](), 0)
    for case let batch? in batches where errors < Self.hopelessErrorCount {
      all += batch.findings
      errors += batch.findings.count { $0.severity == .error }
    }
    return all
  }

  var ledgers: [FragmentLedger] { batches.compactMap { $0?.ledger } }
}
