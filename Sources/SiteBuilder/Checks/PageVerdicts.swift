/// What was found in some pages of a folder.
struct PageVerdicts: Sendable {
  let count: Int
  private(set) var findings: [Finding] = []
  let ledger: FragmentLedger
  let targets: Set<PathKey>
  let pictures: [String: LinkedPicture]

  /// Reads and judges pages, given by their paths.
  init(of paths: [String], in folder: Folder, _ standard: PageStandard) throws {
    var judge = try PageJudge(standard)
    var folders = OpenFolders(folder)
    for path in paths {
      try Task.checkCancellation()
      let (place, name) = try folders.find(path)
      guard let page = try place?.read(name) else { continue }
      findings += judge.judge(page.span, path: path)
    }
    count = paths.count
    ledger = judge.ledger
    targets = judge.targets
    pictures = judge.pictures
  }
}
