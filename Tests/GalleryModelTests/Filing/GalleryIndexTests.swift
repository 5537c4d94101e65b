import GalleryFixtures
import GalleryModel
import Testing

@Suite("The index of a gallery")
struct GalleryIndexTests {
  private func model(_ photos: [Photo], albums: [Album] = []) async throws -> FlickrModel {
    let source = MemorySource([PhotoBatch(photos: photos, albums: albums)])
    let model = FlickrModel(source: source, store: MemoryPhotoStore(), perPage: 3)
    try await model.loadAll()
    return model
  }

  private func photo(_ number: Int, _ change: (inout Photo) -> Void = { _ in }) -> Photo {
    var photo = Sample.photo(number)
    change(&photo)
    return photo
  }

  @Test("An album holds its photos in its own order, those alone that the gallery shows")
  func albums() async throws {
    let hidden = photo(3) { $0.visibility = .onlyOwner }
    let index = try await model(
      [photo(1), photo(2), hidden, photo(4)],
      albums: [
        Album(
          id: Sample.id(71), title: "A", cover: Sample.id(3),
          photos: [4, 3, 9, 1, 4].map(Sample.id)),
        Album(id: Sample.id(72), title: "Hidden", photos: [Sample.id(3)]),
        Album(id: Sample.id(73), title: "Empty"),
      ]
    ).index()
    #expect(index.albums.map(\.title) == ["A"])
    #expect(index.albums.first.map { Array($0.positions) } == [2, 0])
    #expect(index.albums.first?.cover == 2)
    #expect(index.albums(ofPhotoAt: 0).map(\.title) == ["A"])
    #expect(index.albums(ofPhotoAt: 1).isEmpty)
  }

  @Test("Tags are in the order of their keys, with their photos in the gallery's order")
  func tags() async throws {
    let tagged = { (number: Int, words: [String]) in
      photo(number) { $0.tags = words.map { Tag(raw: $0.uppercased(), normalized: $0) } }
    }
    let index = try await model([
      tagged(1, ["sea", "boat"]), tagged(2, []), tagged(3, ["boat", "漢字"]),
    ]).index()
    #expect((0..<index.tagCount).map { index.tag($0).key } == ["boat", "sea", "漢字"])
    #expect(Array(index.tag(0).positions) == [0, 2])
    #expect(index.number(ofTag: "sea") == 1)
    #expect(index.number(ofTag: "see") == nil)
  }

  @Test("Years and months come latest first; photos of the same day keep the gallery's order")
  func years() async throws {
    let taken = { (number: Int, date: TakenDate) in photo(number) { $0.taken = date } }
    let index = try await model([
      taken(1, .year(2020)), taken(2, .month(year: 2020, month: 3)),
      taken(3, .moment(Sample.day(2020, 3, 2), second: 5)), taken(4, .circa(1899)),
      taken(5, .moment(Sample.day(2020, 12, 1), second: 5)),
      taken(6, .moment(Sample.day(2020, 3, 2), second: 9)),
    ]).index()
    #expect(index.years.map(\.year) == [2020, 1899])
    let year = try #require(index.years.first)
    #expect(Array(year.positions) == [4, 2, 5, 1, 0])
    #expect(year.monthCounts == [1, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    #expect(year.start(ofMonth: 12) == 0)
    #expect(year.start(ofMonth: 3) == 1)
    #expect(year.start(ofMonth: 0) == 4)
  }

  @Test("Each member has their photos")
  func people() async throws {
    let index = try await model([
      photo(1) { $0.owner = Person(id: Sample.nsid(1)) },
      photo(2) { $0.owner = Person(id: Sample.nsid(2)) },
      photo(3) { $0.owner = Person(id: Sample.nsid(1)) },
    ]).index()
    #expect(index.people.count == 2)
    #expect(Array(index.people[0]) == [0, 2])
    #expect(Array(index.people[1]) == [1])
  }

  @Test("Photos that are added later are in the index")
  func later() async throws {
    let model = try await model([photo(1)])
    #expect(try model.index().people[0].count == 1)
    try model.add([photo(2)], on: .first)
    #expect(try model.index().people.count + model.index().people[0].count == 3)
    let photos = try model.photos(at: [1, 0], fitting: [500])
    #expect(photos.map(\.id) == [2, 1].map(Sample.id))
  }
}
