import Foundation
import GalleryFixtures
import GalleryModel
import Presenters
import Testing

@testable import SiteBuilder

struct SearchStageTests {
  private func photo(_ number: Int, title: String) -> Photo {
    var photo = Sample.photo(number)
    photo.title = title
    photo.place = Place(
      latitude: Double(number), longitude: 10, accuracy: 16, names: ["Secretville", "Norway"])
    return photo
  }

  /// The index of a site as one text.
  private func index(_ folder: TemporaryFolder) throws -> String {
    let files = try folder.files("site").filter { $0.key.hasPrefix("search/") }
    #expect(!files.isEmpty)
    return files.sorted { $0.key < $1.key }.map { String(decoding: $0.value, as: UTF8.self) }
      .joined()
  }

  @Test("The index holds what is published, and nothing of what is withheld")
  func withheld() async throws {
    let folder = try TemporaryFolder()
    var hidden = photo(2, title: "Hiddenword")
    hidden.visibility = .onlyOwner
    var unsafe = photo(3, title: "Unsafeword")
    unsafe.safety = .restricted
    try await build([photo(1, title: "Openword"), hidden, unsafe], to: folder("site"))
    let text = try index(folder)
    #expect(text.contains("\"openword\""))
    #expect(text.contains("\"secretville\""))
    for word in ["hiddenword", "Hiddenword", "unsafeword", "Unsafeword"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test("Places that are not shown are not found either")
  func places() async throws {
    let folder = try TemporaryFolder()
    try await build([photo(1, title: "Openword")], to: folder("site")) { $0.places = .none }
    #expect(try !index(folder).contains("secretville"))
    #expect(try folder.files("site")["map.html"] == nil)
  }

  @Test("A file of the index that was lost or changed is made again", arguments: [nil, "other"])
  func lost(_ content: String?) async throws {
    let folder = try TemporaryFolder()
    let photos = [photo(1, title: "First"), photo(2, title: "Second")]
    try await build(photos, to: folder("site"))
    let before = try index(folder)
    let path = folder("site/search/index.js")
    if let content {
      try content.write(toFile: path, atomically: false, encoding: .utf8)
    } else {
      try FileManager.default.removeItem(atPath: path)
    }
    try await build(photos, to: folder("site"))
    #expect(try index(folder) == before)
  }

  @Test("Nothing new leaves every file of the index as it lies on the disk")
  func nothingNew() async throws {
    let folder = try TemporaryFolder()
    let photos = [photo(1, title: "First"), photo(2, title: "Second")]
    try await build(photos, to: folder("site"))
    let before = try folder.marks("site/search")
    try await build(photos, to: folder("site"))
    #expect(try folder.marks("site/search") == before)
    #expect(before.count > 2)
  }

  @Test("What does not fit into memory lies in a file that nobody sees")
  func scratch() throws {
    let folder = try TemporaryFolder()
    let hidden = try #require(try Folder.open(folder("")))
    let shelf = LazyScratch(in: hidden)
    #expect(try shelf.keep([1, 2, 3]) == 0)
    #expect(try shelf.keep([4, 5]) == 3)
    #expect(try shelf.read(1..<4) == [2, 3, 4])
    #expect(try hidden.entries().isEmpty)
    #expect(throws: SiteError.self) { try shelf.read(4..<9) }
  }
}
