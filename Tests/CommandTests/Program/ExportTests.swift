import FakeFlickr
import Testing
import ZipWriting

@Suite struct ExportTests {
  private static func photo(_ id: Int, privacy: String = "public") -> (String, String) {
    (
      "photo_\(id).json",
      """
      {"id":"\(id)","name":"Photo \(id)","description":"","license":"Attribution License",
       "date_taken":"2020-03-15 17:30:00","date_imported":"2020-03-16 10:00:00",
       "photopage":"https://www.flickr.com/photos/ann/\(id)/","privacy":"\(privacy)",
       "safety":"safe"}
      """
    )
  }

  /// Writes an export of two archives: three photos, one of them private, one without a file.
  private func writeExport(to folder: borrowing TemporaryFolder, picture: [UInt8]) throws {
    let texts = try ZipWriter(path: "\(folder.path)/721_06fx_part1.zip")
    for (name, text) in [
      Self.photo(1), Self.photo(2, privacy: "private"), Self.photo(3), Self.photo(4),
    ] {
      try texts.add(name, text: text)
    }
    try texts.finish()
    let media = try ZipWriter(path: "\(folder.path)/data-download-1.zip")
    for id in [1, 2, 4] { try media.add("photo_\(id)_o.jpg", picture) }
    try media.finish()
  }

  @Test(
    "Archives become a site with copies of all public pictures, and a table tells what is there")
  func archives() async throws {
    let folder = try TemporaryFolder()
    try writeExport(to: folder, picture: PlainPicture.jpeg())
    let binary = Binary(folder: folder.path)
    let outcome = try await binary.run(
      ["721_06fx_part1.zip", "data-download-1.zip", "--json", "--sizes", "100,200"])
    #expect(outcome.status == 0)
    let report = try outcome.report()
    #expect(report.photos == 3 && report.images.made == 4 && report.findings.isEmpty)
    #expect(outcome.output.contains(#""export":{"#))
    #expect(outcome.output.contains(#""without_media":["3"]"#))
    #expect(outcome.errors.contains("4  photos in the export"))
    let site = try folder.files(in: "site")
    #expect(site["photo/2.html"] == nil && site.keys.allSatisfy { !$0.hasPrefix("images/2_") })
    #expect(try folder.text("site/photo/3.html").contains("No picture"))
    #expect(try await binary.run(["verify"]).status == 0)
    let again = try await binary.run([".", "--json", "--sizes", "100,200"]).report()
    #expect(again.images.made == 0 && again.images.kept == 4 && again.pages.written == 0)
  }

  @Test(
    "An unpacked export may lie anywhere",
    arguments: ["../export", "./up/../../export", "../.hidden/export", "../export/photo_1.json"])
  func anywhere(path: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "work/up/here")
    for home in ["export", ".hidden/export"] {
      let (name, text) = Self.photo(1)
      try folder.write(text, to: "\(home)/\(name)")
    }
    let outcome = try await Binary(folder: folder.path + "/work").run([path, "--json"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try outcome.report().photos == 1)
  }

  @Test("A damaged picture is named, the site is whole without it, and the exit code is 1")
  func damaged() async throws {
    let folder = try TemporaryFolder()
    let picture = PlainPicture.jpeg()
    try writeExport(to: folder, picture: Array(picture.prefix(picture.count / 2)))
    let binary = Binary(folder: folder.path)
    let outcome = try await binary.run(["."])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("2 images could not be had"))
    #expect(try await binary.run(["verify"]).status == 0)
  }

  @Test(
    "What cannot be is told",
    arguments: [
      (["--images", "link"], "no addresses to link to"), (["--sizes", "0"], "--sizes is '0'"),
      (["--sizes", "a,b"], "--sizes is 'a,b'"), (["--formats", "gif"], "--formats is 'gif'"),
      (["--formats", ""], "--formats"),
    ])
  func refused(arguments: [String], words: String) async throws {
    let folder = try TemporaryFolder()
    try writeExport(to: folder, picture: PlainPicture.jpeg())
    let outcome = try await Binary(folder: folder.path).run(["."] + arguments)
    #expect(outcome.status == 64 && outcome.errors.contains(words))
    #expect(try folder.names == ["721_06fx_part1.zip", "data-download-1.zip"])
  }
}
