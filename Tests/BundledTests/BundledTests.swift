import Testing

@testable import Bundled

struct BundledTests {
  private let folders = ProjectFolders()

  @Test("The binary holds exactly the files of the folders; if not, run scripts/embed")
  func pathsAreThoseOfTheFolders() throws {
    #expect(Bundled.files(under: "").map(\.path) == (try folders.paths()))
  }

  @Test("Every file in the binary has the bytes it has on disk; if not, build again")
  func bytesAreThoseOfTheFiles() throws {
    for file in Bundled.files(under: "") {
      // Not one #expect with both sides: its report would print megabytes.
      let isSame = try file.bytes == folders.bytes(of: file.path)
      #expect(isSame, "\(file.path) differs")
    }
  }

  @Test("A file is found by its exact path")
  func fileIsFoundByPath() throws {
    let schema = try #require(Bundled.file("Templates/schema/page.rng"))
    #expect(schema.path == "Templates/schema/page.rng")
    #expect(schema.text.contains("http://relaxng.org/ns/structure/1.0"))
    #expect(schema.withBytes { $0.byteCount } == schema.bytes.count)
    #expect(Array(schema.text.utf8) == schema.bytes)
  }

  @Test(
    "A path that is no file's is not found",
    arguments: ["", "Templates", "Templates/", "templates/schema/page.rng", "/Templates/schema"])
  func unknownPathIsNotFound(path: String) {
    #expect(Bundled.file(path) == nil)
  }

  @Test("A folder lists its own files only")
  func folderListsItsFiles() {
    let schemas = Bundled.files(under: "Templates/schema/")
    #expect(schemas.contains { $0.path == "Templates/schema/page.rng" })
    #expect(schemas.allSatisfy { $0.path.hasPrefix("Templates/schema/") })
    #expect(Bundled.files(under: "Nowhere/").isEmpty)
  }
}
