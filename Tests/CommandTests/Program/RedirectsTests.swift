import Foundation
import Testing

@Suite struct RedirectsTests {
  @Test("Each address on Flickr leads to its page, whole where the site's address is known")
  func table() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SavedAnswer.list(of: 3), to: "a.xml")
    let binary = Binary(folder: folder.path)
    #expect(try await binary.run(["a.xml"]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/site/redirects.json"))
    for (base, prefix) in [
      ([], ""), (["--base-url", "https://a.example/b"], "https://a.example/b/"),
    ] {
      #expect(try await binary.run(["a.xml", "--redirects"] + base).status == 0)
      let table = try JSONDecoder().decode(
        [String: String].self, from: Data(try folder.text("site/redirects.json").utf8))
      #expect(table.count == 3)
      #expect(
        table["https://www.flickr.com/photos/100000001@N00/5300000002"]
          == "\(prefix)photo/5300000002.html")
    }
    #expect(try await binary.run(["verify"]).status == 0)
  }
}
