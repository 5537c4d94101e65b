import Testing

@Suite struct RecordingsTests {
  @Test(
    "Every recorded list of photos makes a site without findings",
    .enabled(if: !Recordings.lists.isEmpty, "there are no recordings beside the project"))
  func sites() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    for name in Recordings.lists {
      let outcome = try await binary.run([
        "\(Recordings.folder)/\(name)", "--output", "site-\(name)", "--visibility", "all",
        "--safety", "restricted", "--per-page", "30", "--json",
      ])
      #expect(outcome.status == 0, "\(name): \(outcome.errors)")
      guard outcome.status == 0 else { continue }
      let report = try outcome.report()
      #expect(report.findings.isEmpty, "\(name)")
      #expect((report.photos == 0) == name.contains("empty"), "\(name)")
      let pages = try folder.files(in: "site-\(name)").keys.filter { $0.hasPrefix("photo/") }
      #expect(pages.count == report.photos, "\(name)")
    }
  }
}
