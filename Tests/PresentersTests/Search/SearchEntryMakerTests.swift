import GalleryFixtures
import GalleryModel
import Testing

@testable import Presenters

struct SearchEntryMakerTests {
  private func texts(_ photo: Photo, places: GeoPrecision, albums: [String] = []) throws -> [String]
  {
    SearchEntryMaker(settings: SiteSettings(places: places), phrases: try englishPhrases())
      .entry(of: photo, albums: albums).texts.map(\.text)
  }

  @Test("A photo is found by title, text, tags, owner, albums, place and year")
  func everything() throws {
    var photo = Sample.photo(7)
    photo.title = "Tom &amp; Jerry"
    photo.descriptionHTML = "A <a href=\"https://x.example/secret\">quiet</a>&#32;lake"
    photo.tags = [Tag(raw: "New York", normalized: "newyork")]
    photo.taken = .month(year: 1965, month: 9)
    photo.place = Place(latitude: 1, longitude: 2, accuracy: 16, names: ["Sydney"])
    let texts = try texts(photo, places: .rounded, albums: ["Summer"])
    for text in [
      "Tom & Jerry", "New York", "newyork", "Person 1", "user 1", "Summer", "Sydney", "1965",
    ] {
      #expect(texts.contains(text), "\(text)")
    }
    #expect(texts.contains { $0.contains("quiet") && $0.contains("lake") })
    #expect(!texts.contains { $0.contains("secret") })
  }

  @Test("Nobody finds a photo by a place that is not shown")
  func hiddenPlace() throws {
    var photo = Sample.photo(7)
    photo.place = Place(latitude: 1, longitude: 2, accuracy: 16, names: ["Sydney"])
    #expect(try !texts(photo, places: .none).contains("Sydney"))
  }

  @Test("A result shows the title, the author and a small picture, or none")
  func result() throws {
    let maker = SearchEntryMaker(settings: SiteSettings(), phrases: try englishPhrases())
    var photo = Sample.photo(7)
    let found = maker.entry(of: photo, albums: [])
    #expect(found.title == "Photo 7")
    #expect(found.ownerName == "Person 1")
    #expect(found.picture?.width == 640)
    #expect(!found.isVideo)
    photo.sizes = SizeLadder([])
    photo.title = ""
    photo.media = .video
    let bare = maker.entry(of: photo, albums: [])
    #expect(bare.picture == nil)
    #expect(bare.title == "Untitled")
    #expect(bare.isVideo)
  }
}
