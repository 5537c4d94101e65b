import GalleryModel
import Testing

struct IdentifierTests {
  @Test("A photo's id is one to twenty digits", arguments: ["0", "5", "12345678901234567890"])
  func photoID(text: String) {
    #expect(PhotoID(text)?.rawValue == text)
  }

  @Test(
    "Nothing else becomes a file name",
    arguments: [
      "", "123456789012345678901", "12a", "-1", "../1", "1 ", "\u{0661}", "1\0",
    ])
  func noPhotoID(text: String) {
    #expect(PhotoID(text) == nil)
  }

  @Test("Ids are ordered as numbers")
  func order() throws {
    let ids = try ["10", "9", "100", "99"].map { try #require(PhotoID($0)) }
    #expect(ids.sorted().map(\.rawValue) == ["9", "10", "99", "100"])
  }

  @Test(
    "A member's id is kept in upper case",
    arguments: [
      ("12037949754@N01", "12037949754@N01"), ("1@n02", "1@N02"),
    ])
  func nsid(text: String, kept: String) {
    #expect(NSID(text)?.rawValue == kept)
  }

  @Test(
    "What is no NSID is none",
    arguments: [
      "", "@N01", "12@N1", "12@N001", "12@M01", "12N01", "a@N01", "1@N01@N01",
      "123456789012345678901@N01", "\u{0661}@N01",
    ])
  func noNSID(text: String) {
    #expect(NSID(text) == nil)
  }

  @Test("Page numbers begin at 1", arguments: [(0, 1), (-5, 1), (7, 7)])
  func pageNumber(value: Int, clamped: Int) {
    #expect(PageNumber(clamping: value).value == clamped)
    #expect((PageNumber(value) == nil) == (value < 1))
  }
}
