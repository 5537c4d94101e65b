import Foundation
import Testing

@Suite("What an export hides", .timeLimit(.minutes(20))) struct ExportGateTests {
  static let bundles: [[String]] = [
    [],
    [
      "--metadata", "all", "--geo", "exact", "--paging", "stable", "--per-page", "7", "--lang",
      "de", "--base-url", "https://example.org/gallery/", "--keep-metadata", "--sizes", "320",
    ],
    ["--images", "mirror", "--mirror-all-rights", "--formats", "jpeg,webp", "--sizes", "240"],
  ]

  @Test(
    "No byte of the site tells of a photo that these options hide",
    arguments: ["public", "all"], ["safe", "moderate", "restricted"])
  func hidden(visibility: String, safety: String) async throws {
    let folder = try TemporaryFolder()
    try GatedExport(photos: GatedPhoto.all).write(to: folder, "export")
    let shut = GatedPhoto.all.filter { !$0.isAllowed(visibility: visibility, safety: safety) }
    let open = GatedPhoto.all.filter { $0.isAllowed(visibility: visibility, safety: safety) }
    #expect(visibility != "public" || safety != "safe" || shut.count == 20)
    for (number, bundle) in Self.bundles.enumerated() {
      let outcome = try await Binary(folder: folder.path).run(
        [
          "build", "export", "--output", "site\(number)", "--visibility", visibility, "--safety",
          safety, "--json",
        ] + bundle)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try outcome.report().photos == open.count)
      let site = try SiteBytes(folder, "site\(number)")
      #expect(site.places(of: shut.flatMap(\.marks)) == [])
      #expect(!site.places(of: open.map { $0.mark("title") }).isEmpty)
      let told = Data((outcome.output + outcome.errors).utf8)
      for photo in shut { #expect(told.firstRange(of: Data(photo.mark("title").utf8)) == nil) }
    }
  }

  @Test("The site is, byte for byte, that of an export without the hidden photos")
  func asIfNeverThere() async throws {
    let folder = try TemporaryFolder()
    let open = GatedPhoto.all.filter { $0.isAllowed(visibility: "public", safety: "safe") }
    try GatedExport(photos: GatedPhoto.all).write(to: folder, "whole/export")
    try GatedExport(photos: open).write(to: folder, "open/export")
    for bundle in Self.bundles {
      for name in ["whole", "open"] {
        let binary = Binary(folder: "\(folder.path)/\(name)")
        #expect(try await binary.run(["export", "--quiet"] + bundle).status == 0)
      }
      let (whole, open) = (try SiteBytes(folder, "whole/site"), try SiteBytes(folder, "open/site"))
      #expect(whole.files.keys.sorted() == open.files.keys.sorted())
      for (path, bytes) in whole.withoutNotes { #expect(open.files[path] == bytes, "\(path)") }
    }
  }

  @Test("A photo that turned private is gone with the next build, as if it had never been there")
  func turnedPrivate() async throws {
    let folder = try TemporaryFolder()
    let open = GatedPhoto.all.filter { $0.isAllowed(visibility: "public", safety: "safe") }
    let gone = [0, 7, 8, open.count - 1].map { open[$0] }
    var later = open
    for photo in gone {
      let index = try #require(later.firstIndex { $0.number == photo.number })
      later[index] = GatedPhoto(privacy: "private", safety: "safe", number: photo.number)
    }
    try GatedExport(photos: open).write(to: folder, "export")
    let options = ["export"] + Self.bundles[1]
    let binary = Binary(folder: folder.path)
    #expect(try await binary.run(options).status == 0)
    #expect(try !SiteBytes(folder, "site").places(of: gone.map(\.id)).isEmpty)
    try GatedExport(photos: later).write(to: folder, "export")
    #expect(try await binary.run(options).status == 0)
    #expect(try await binary.run(options + ["--output", "fresh"]).status == 0)
    let (site, fresh) = (try SiteBytes(folder, "site"), try SiteBytes(folder, "fresh"))
    #expect(site.places(of: gone.flatMap(\.marks)) == [])
    #expect(site.files.keys.sorted() == fresh.files.keys.sorted())
    for (path, bytes) in site.files { #expect(fresh.files[path] == bytes, "\(path)") }
  }
}
