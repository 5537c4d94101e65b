package import FlickrSources

/// Judges a folder with every check, whoever made it.
package struct SiteVerifier: Sendable {
  private static let batchSize = 64

  private let jobs: Int
  private let hosts: AllowedHosts
  private let leaks: LeakSearch?
  private let images: ImageFetcher?

  /// Prepares a verification by so many tasks at the same time.
  ///
  /// Images may come from the hosts named, as sources of a content security policy. Without a search
  /// for leaks nobody knows what must not be there, and the rule of privacy is not checked. With a
  /// fetcher each picture that pages link to is asked for.
  package init(
    jobs: Int = 1, imageHosts: [String] = BuildOptions().imageHosts, leaks: LeakSearch? = nil,
    images: ImageFetcher? = nil
  ) {
    self.jobs = max(1, jobs)
    self.leaks = leaks
    self.images = images
    hosts = AllowedHosts(imageHosts)
  }

  /// Checks every page, style sheet, link and fragment, and what changed since it was built.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - progress: Is told how many pages are done.
  /// - Returns: What was found.
  /// - Throws: ``SiteError`` when the folder cannot be read.
  package func verify(
    _ path: String, progress: (BuildProgress) -> Void = { _ in }
  ) async throws -> VerifyReport {
    guard let folder = try Folder.open(path) else { throw SiteError.folderMissing(path) }
    let listing = try FolderListing(folder)
    let standard = PageStandard(
      schema: try SiteTheme().schema, files: listing.files, hosts: hosts, collectsTargets: true,
      collectsPictures: images != nil)
    let pages = listing.paths.filter { $0.hasSuffix(".html") || $0.hasSuffix(".htm") }
    let results = try await judge(pages, in: folder, standard, progress)
    var report = VerifyReport()
    report.files = listing.paths.count
    report.pages = pages.count
    report.findings = results.flatMap(\.findings)
    report.findings += try fragments(results.map(\.ledger), pages, in: folder, standard)
    report.findings += try FileAudit(listing: listing, hosts: hosts).findings(in: folder)
    report.isPrivacyChecked = leaks != nil
    if let leaks {
      report.findings += try LeakAudit(leaks: leaks, listing: listing).findings(in: folder)
    }
    report.findings += listing.twins.map { first, second in
      Finding(
        page: second, rule: "paths", message: "differs from \(first) in letter case only",
        advice: "rename one: on some disks they are one file")
    }
    if pages.isEmpty {
      report.findings.append(
        Finding(
          page: path, rule: "files", message: "there is no page in this folder",
          advice: "name the folder of a site, or build one"))
    }
    report.findings += try ManifestCheck(folder: folder).findings(
      linked: results.reduce(into: []) { $0.formUnion($1.targets) })
    if let images {
      let pictures = results.reduce(into: [:]) { known, verdicts in
        known.merge(verdicts.pictures) { first, _ in first }
      }
      report.findings += try await LinkedPictureCheck(fetcher: images).findings(
        of: Array(pictures.values))
    }
    report.findings.sort { ($0.page, $0.line, $0.rule) < ($1.page, $1.line, $1.rule) }
    return report
  }

  private func judge(
    _ pages: [String], in folder: Folder, _ standard: PageStandard,
    _ progress: (BuildProgress) -> Void
  ) async throws -> [PageVerdicts] {
    try await withThrowingTaskGroup(of: (Int, PageVerdicts).self) { group in
      var results: [(Int, PageVerdicts)] = []
      var done = 0
      func take(_ result: (Int, PageVerdicts)) {
        results.append(result)
        done += result.1.count
        progress(BuildProgress(stage: .check, done: done, total: pages.count))
      }
      for (running, start) in stride(from: 0, to: pages.count, by: Self.batchSize).enumerated() {
        if running > jobs, let result = try await group.next() { take(result) }
        let batch = Array(pages[start..<min(start + Self.batchSize, pages.count)])
        group.addTask { (start, try PageVerdicts(of: batch, in: folder, standard)) }
      }
      for try await result in group { take(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func fragments(
    _ ledgers: [FragmentLedger], _ pages: [String], in folder: Folder, _ standard: PageStandard
  ) throws -> [Finding] {
    let check = FragmentCheck(standard: standard) { path in
      var folders = OpenFolders(folder)
      let (place, name) = try folders.find(path)
      return try place?.read(name)
    }
    return try check.findings(in: ledgers) {
      var text = ManifestText()
      for page in pages { text.append(.unknown, path: page) }
      return try Manifest(text.complete(fingerprint: 0), path: SiteWriter.manifestName)
    }
  }
}
