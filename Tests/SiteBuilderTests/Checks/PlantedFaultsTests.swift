import GalleryFixtures
import Testing

@testable import SiteBuilder

@Suite("Faults planted in a good site")
struct PlantedFaultsTests {
  /// One change to a good site, and where and by which rule it must be found.
  struct Fault: Sendable, CustomTestStringConvertible {
    enum Change: Sendable {
      case replace(String, String)
      case append(String)
      case write(String)
      case remove
      case move(String)
      /// Turns every link to the file into one to the first page.
      case unlink
    }

    let what: String
    let file: String
    let change: Change
    let rule: String
    /// Where it is found, if not in the file that was changed.
    var place: String?

    init(
      _ what: String, in file: String = "photo/2.html", _ change: Change, _ rule: String,
      at place: String? = nil
    ) {
      (self.what, self.file, self.change, self.rule) = (what, file, change, rule)
      self.place = place
    }

    var testDescription: String { what }
  }

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func plant(_ fault: Fault) throws {
    let path = "site/\(fault.file)"
    switch fault.change {
    case .replace(let old, let new):
      let text = try folder.text(path)
      let changed = text.replacing(old, with: new, maxReplacements: 1)
      try #require(changed != text, "the page has no \(old)")
      try folder.write(changed, to: path)
    case .append(let text): try folder.write(try folder.text(path) + text, to: path)
    case .write(let text): try folder.write(text, to: path)
    case .remove: try folder.remove(path)
    case .move(let name):
      try folder.write(try folder.text(path), to: "site/\(name)")
      try folder.remove(path)
    case .unlink:
      for page in try folder.files("site").keys where page.hasSuffix(".html") {
        let text = try folder.text("site/\(page)")
        try folder.write(
          text.replacing("\(fault.file)\"", with: "index.html\""), to: "site/\(page)")
      }
    }
  }

  /// Reads as many photos as need three grid pages, with an image file of the site's own.
  private func buildSite() async throws {
    try await build(Sample.photos(1...5), to: folder("site"))
    try folder.write("GIF89a", to: "site/own.gif")
  }

  @Test("The good site has no findings, not even warnings")
  func good() async throws {
    try await buildSite()
    #expect(try await SiteVerifier(jobs: 2).verify(folder("site")).findings == [])
  }

  @Test("Each is found in its file by its rule", arguments: Fault.all)
  func found(fault: Fault) async throws {
    try await buildSite()
    try plant(fault)
    let report = try await SiteVerifier(jobs: 2).verify(folder("site"))
    let place = fault.place ?? fault.file
    let found = report.findings.filter { $0.rule == fault.rule && $0.page == place }
    #expect(!found.isEmpty, "\(report.findings)")
    #expect(found.allSatisfy { !$0.advice.isEmpty && !$0.message.isEmpty })
  }

  /// What is private is known from the library alone, and what Flickr still has from Flickr; tests
  /// of those rules plant it there.
  private static let other = ["privacy", "linked-images"]

  @Test("There are at least forty of them, of every rule that looks at sites")
  func count() {
    #expect(Fault.all.count >= 40)
    let unplanted = Set(CheckRule.allCases.map(\.rawValue)).subtracting(
      Fault.all.map(\.rule) + Self.other)
    #expect(unplanted.isEmpty)
  }
}
