import GalleryFixtures
import GalleryModel
import Testing

@testable import Presenters

struct TitleWordingTests {
  private func wording() throws -> Wording { Wording(try englishPhrases()) }

  private func photo(_ title: String) -> Photo {
    var photo = Sample.photo(1)
    photo.title = title
    return photo
  }

  @Test(
    "A title that says nothing is shown as untitled",
    arguments: [
      "", ".", " ", "...", "…", "\u{200B}", "\u{3000}", "\u{202E}", ". .", "\u{0}",
      String(repeating: "\u{200B}", count: 200), "\n",
    ])
  func untitled(title: String) throws {
    let titles = try wording().titles
    #expect(titles.title(of: photo(title)) == "Untitled")
    #expect(titles.alternative(to: photo(title)) == "Untitled photo by Person 1")
  }

  @Test(
    "A camera's file name is shown but never stands for the picture",
    arguments: [
      "DSC06635", "DSC_0026", "IMG_1234", "IMG_1234.JPG", "img-1234 (2)", "_MG_5678", "P1010101",
      "DSCN0001", "DSCF1234", "20210503_123456", "PXL_20210503_123456789.MP", "IMG-20210503-WA0001",
      "100_1234", "GOPR0123", "DJI_0001", "L1000123", "IMG_20210503_123456_HDR",
      "2021-05-03 12.34.56",
      "DSC00123-Edit", "MVI_0042.AVI", "Screenshot 2021-05-03",
    ])
  func cameraNames(title: String) throws {
    let titles = try wording().titles
    #expect(titles.title(of: photo(title)) == title)
    #expect(titles.alternative(to: photo(title)) == "Photo by Person 1")
  }

  @Test(
    "A title that somebody thought of stands for the picture",
    arguments: [
      "Sunset", "NGC 7000", "Route 66", "1984", "Apollo 11", "Image of the day", "7", "😀",
      "שלום 2024 \"Jerry\"", "Class 158 at York", "Photo 1", "24 hours", "IMG", "A 12",
      "9/11", "Scan of a letter, 1912", "100 years", "B-52 over Nevada",
    ])
  func titles(title: String) throws {
    let titles = try wording().titles
    #expect(titles.title(of: photo(title)) == title)
    #expect(titles.alternative(to: photo(title)) == title)
  }

  @Test("A title that is the owner's name does not stand for the picture beside that name")
  func ownName() throws {
    let titles = try wording().titles
    #expect(titles.title(of: photo("person 1")) == "person 1")
    #expect(titles.alternative(to: photo("person 1")) == "Photo by Person 1")
    #expect(titles.alternative(to: photo("Person 2")) == "Person 2")
  }

  @Test(
    "A title longer than Flickr's is cut between characters where others name the photo",
    arguments: ["a", "\u{5199}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "e\u{301}"])
  func long(character: String) throws {
    let titles = try wording().titles
    let title = String(repeating: character, count: 2_000)
    let label = titles.label(of: photo(title))
    #expect(titles.title(of: photo(title)) == title)
    #expect(label.utf8.count <= 1_023 && label.count <= 256 && label.hasSuffix("…"))
    #expect(label.count == 256 || label.utf8.count > 900)
    #expect(label.dropLast().allSatisfy { String($0) == character })
    #expect(titles.alternative(to: photo(title)) == label)
    let allowed = String(repeating: "\u{1F600}", count: 255)
    #expect(titles.label(of: photo(allowed)) == allowed)
  }

  @Test(
    "References escaped once too often are undone once",
    arguments: [
      ("Tom &amp; \"Jerry\"", "Tom & \"Jerry\""), ("&quot;Hi&quot;", "\"Hi\""),
      ("&amp;amp;", "&amp;"), ("AT&T; R&D", "AT&T; R&D"), ("&#39;s &#x2019;", "'s \u{2019}"),
      ("&#0; &#xD800; &bogus;", "&#xD800; &bogus;"), ("a & b", "a & b"), ("&", "&"),
    ])
  func references(title: String, shown: String) throws {
    #expect(try wording().titles.title(of: photo(title)) == shown)
  }

  @Test(
    "Names fall back and never come out empty",
    arguments: [
      ("Real", "user", "Real", "user"), ("", "user", "user", nil), ("\u{200B}", " ", "1@N00", nil),
      ("Same", "Same", "Same", nil), ("A\u{202E}b", "", "Ab", nil),
    ] as [(String, String, String, String?)])
  func names(real: String, user: String, name: String, username: String?) throws {
    let person = Person(id: Sample.nsid(1), username: user, realName: real)
    let names = try wording().names
    #expect(names.name(of: person) == name)
    #expect(names.username(of: person) == username)
    #expect(names.location(of: person) == nil)
  }
}
