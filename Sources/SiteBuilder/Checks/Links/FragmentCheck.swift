/// Looks over the whole site for links to spots that no page has.
struct FragmentCheck {
  let standard: PageStandard
  /// Reads a page by its path; nothing where there is none.
  let read: (String) throws -> [UInt8]?

  /// Judges the links in the ledgers of all pages that were read.
  ///
  /// The manifest gives the paths of all pages, also of those that were not read.
  func findings(
    in ledgers: [FragmentLedger], of manifest: () throws -> Manifest
  ) throws -> [Finding] {
    var missing = FragmentLedger.unfulfilled(in: ledgers)
    guard !missing.isEmpty else { return [] }
    let manifest = try manifest()
    missing = try looked(for: missing, in: manifest)
    var findings: [Finding] = []
    for wish in missing.prefix(Self.limit) {
      guard let path = path(wish.source, manifest), let page = try read(path) else { continue }
      var judge = try PageJudge(standard)
      findings += judge.explain(wish, page.span, path: path)
    }
    return findings
  }

  private static let limit = 100

  /// Reads the pages that a rebuild did not read, as far as somebody links into them.
  private func looked(
    for wishes: [FragmentWish], in manifest: Manifest
  ) throws -> [FragmentWish] {
    var judge = try PageJudge(standard)
    for target in Set(wishes.map(\.target)) {
      guard let path = path(target, manifest), let page = try read(path) else { continue }
      _ = judge.judge(page.span, path: path)
    }
    let spots = Set(judge.ledger.spots)
    return wishes.filter { !spots.contains($0.key) }
  }

  private func path(_ key: PathKey, _ manifest: Manifest) -> String? {
    manifest.position(of: key).map(manifest.path)
  }
}
