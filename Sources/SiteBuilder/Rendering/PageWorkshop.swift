import Pages

/// Makes pages: renders, judges and stages them, batch by batch, for any number of tasks.
struct PageWorkshop: Sendable {
  let renderer: PageRenderer
  let standard: PageStandard
  let previous: PreviousSite
  let staging: StagingArea
  let leaks: LeakSearch

  /// Makes the pages of a batch.
  ///
  /// - Throws: ``SiteError``, a template's mistake, or a cancellation.
  func make(_ batch: [PageJob]) throws -> BatchResult {
    var result = BatchResult()
    guard batch.contains(where: \.isNew) else {
      for case .keep(let position) in batch { keep(position, &result) }
      return result
    }
    var judge = try PageJudge(standard)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(32 << 10)
    for job in batch {
      switch job {
      case .keep(let position): keep(position, &result)
      case .render(let page, let fingerprint):
        try Task.checkCancellation()
        let context = renderer.context(of: page)
        bytes.removeAll(keepingCapacity: true)
        try renderer.render(context, into: &bytes)
        result.findings += judge.judge(bytes.span, path: context.path)
        if !leaks.isEmpty {
          result.findings += bytes.withUnsafeBytes { leaks.findings(in: $0, path: context.path) }
        }
        try stage(bytes, path: context.path, fingerprint, &result)
      }
    }
    result.ledger = judge.ledger
    return result
  }

  private func keep(_ position: Int, _ result: inout BatchResult) {
    result.files.append(line: previous.manifest.line(at: position))
    result.unchanged += 1
  }

  private func stage(
    _ bytes: [UInt8], path: String, _ fingerprint: UInt64, _ result: inout BatchResult
  ) throws {
    let hash = ContentHash.of(bytes)
    result.files.append(
      ManifestEntry(size: bytes.count, hash: hash, fingerprint: fingerprint), path: path)
    guard !previous.holds(PathKey(path), size: bytes.count, hash: hash) else {
      result.unchanged += 1
      return
    }
    result.written += 1
    try staging.create(path, bytes)
  }
}
