import Testing

@Suite struct RecordingTests {
  private static let path = ProjectFolder.path(
    "../shared/flickr/recordings/interestingness.getList.2024-04-28.page1.xml")

  @Test(
    "A recorded Explore makes a page for each photo and a grid page for each thirty",
    .enabled(if: ProjectFolder.exists(path), "there are no recordings beside the project"))
  func explore() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Binary(folder: folder.path).run(
      ["build", Self.path, "--per-page", "30", "--output", "explore-site", "--json"])
    #expect(outcome.status == 0)
    let report = try outcome.report()
    #expect(report.photos == 100 && report.findings.isEmpty && report.skipped.isEmpty)
    let site = try folder.files(in: "explore-site")
    #expect(site["page-4.html"] != nil && site["page-5.html"] == nil)
    #expect(site.keys.count { $0.hasPrefix("photo/") } == 100)
  }
}
