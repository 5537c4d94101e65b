import Testing

@Suite struct StablePagingTests {
  /// Builds a gallery of so many photos, and tells which files are not as they were.
  private func changes(
    _ count: Int, in folder: borrowing TemporaryFolder
  ) async throws -> [String] {
    let before = try folder.files(in: "site")
    try folder.write(SavedAnswer.list(of: count), to: "a.xml")
    let outcome = try await Binary(folder: folder.path).run(
      ["a.xml", "--paging", "stable", "--per-page", "6"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let after = try folder.files(in: "site")
    #expect(before.keys.allSatisfy { after[$0] != nil })
    return after.keys.filter { after[$0] != before[$0] && $0.hasSuffix(".html") }.sorted()
  }

  @Test("One new photo changes two grid pages, two photo pages, and pages that count")
  func onePhoto() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "site/.keep")
    #expect(try await changes(17, in: folder).count > 17)
    // With the 19th, the 25th and the 31st photo a page begins.
    for count in 18...34 {
      let changed = try await changes(count, in: folder)
      let grids = changed.filter { $0 == "index.html" || $0.hasPrefix("page-") }
      let photos = changed.filter { $0.hasPrefix("photo/") }
      #expect(grids.contains("index.html") && grids.count <= 2, "\(count): \(grids)")
      #expect(photos.count == 2, "\(count): \(photos)")
    }
    #expect(try await Binary(folder: folder.path).run(["verify"]).status == 0)
    let oldest = try folder.text("site/page-2.html")
    #expect(oldest.contains("photo/5300000001.html") && oldest.contains("photo/5300000006.html"))
    let photo = try folder.text("site/photo/5300000001.html")
    #expect(photo.contains("../page-2.html#photo-5300000001"))
  }

  @Test("Pages cannot be counted from both ends")
  func pages() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Binary(folder: folder.path).run(
      ["sample", "--paging", "stable", "--pages", "2"])
    #expect(outcome.status == 64 && outcome.errors.contains("--paging stable"))
  }

  @Test("An empty gallery and one without a full page are fine", arguments: [0, 1, 7])
  func small(count: Int) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SavedAnswer.list(of: count), to: "a.xml")
    let binary = Binary(folder: folder.path)
    let outcome = try await binary.run(["a.xml", "--paging", "stable", "--per-page", "6"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try await binary.run(["verify"]).status == 0)
  }
}
