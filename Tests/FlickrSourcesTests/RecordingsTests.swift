import GalleryModel
import Testing

@testable import FlickrSources

@Suite(.enabled(if: Recordings.exist))
struct RecordingsTests {
  /// How many photos the recordings hold whose count is worth knowing.
  static let counts: [(String, Int)] = [
    ("favorites.getPublicList.xml", 2), ("feeds.photos_public.cars.2017.json", 20),
    ("galleries.getPhotos.10.xml", 10), ("galleries.getPhotos.meldaniel.page1.xml", 99),
    ("galleries.getPhotos.mixed.xml", 10), ("galleries.getPhotos.no-realname.xml", 10),
    ("galleries.getPhotos.page5.drift.xml", 1), ("galleries.getPhotos.page5.xml", 1),
    ("groups.pools.getPhotos.empty.xml", 0), ("groups.pools.getPhotos.geologists.page1.xml", 100),
    ("groups.pools.getPhotos.slovenia.xml", 10),
    ("interestingness.getList.2013-11-05.allextras.json", 94),
    ("interestingness.getList.2021-05-03.page1.xml", 100),
    ("interestingness.getList.2024-04-28.page1.xml", 100),
    ("people.getPhotos.allextras.json", 2), ("people.getPhotos.auth.xml", 15),
    ("people.getPhotosOf.xml", 2), ("people.getPublicPhotos.200049760.xml", 7),
    ("people.getPublicPhotos.empty.xml", 0), ("people.getPublicPhotos.george.10.xml", 10),
    ("people.getPublicPhotos.navymedicine.10.xml", 10), ("people.getPublicPhotos.small.json", 2),
    ("people.getPublicPhotos.spike_yun.page1.xml", 100),
    ("people.getPublicPhotos.spike_yun.page2.xml", 100), ("photos.getContactsPhotos.json", 2),
    ("photos.getContactsPhotos.xml", 5), ("photos.getInfo.52994452213.geo.xml", 1),
    ("photos.getInfo.joi.json", 1), ("photos.getRecent.2013.json", 100),
    ("photos.getUntagged.xml", 29), ("photos.list.2023.json", 100), ("photos.list.joi.json", 2),
    ("photos.search.2012.allextras.json", 97), ("photos.search.2019.allextras.geo.json", 20),
    ("photos.search.2020.cc.json", 30), ("photos.search.2023.json", 100),
    ("photos.search.botany.page1.xml", 100), ("photos.search.empty.xml", 0),
    ("photos.search.sunset.10.xml", 10), ("photosets.getPhotos.aljazeera.xml", 10),
    ("photosets.getPhotos.allextras.json", 1), ("photosets.getPhotos.ditto.json", 5),
    ("photosets.getPhotos.geo-some.xml", 10), ("photosets.getPhotos.joshuatree.10.xml", 10),
    ("photosets.getPhotos.joshuatree.page1.xml", 100),
    ("photosets.getPhotos.joshuatree.page2.xml", 100),
    ("photosets.getPhotos.joshuatree2.xml", 10), ("photosets.getPhotos.more-cars.json", 10),
    ("photosets.getPhotos.no-downloads.xml", 10), ("photosets.getPhotos.page1of12.json", 8),
    ("photosets.getPhotos.png-originals.xml", 7), ("photosets.getPhotos.spike_yun.xml", 10),
    ("photosets.getPhotos.zeeyolq.xml", 10),
  ]

  @Test("A recording gives as many photos as it holds", arguments: counts)
  func givesAllPhotos(name: String, count: Int) throws {
    let answer = try FlickrAnswer(parsing: Recordings.bytes(name), origin: name)
    let page = AnswerReader().read(answer, origin: name)
    #expect(page.photos.count == count)
    #expect(page.listsPhotos)
    #expect(page.skipped == [])
    for photo in page.photos {
      #expect(photo.sizes.largest != nil, "photo \(photo.id) has no files")
    }
  }

  @Test(
    "A recording is photos, members, albums, a failure, or none of these",
    arguments: Recordings.names)
  func isUnderstood(name: String) throws {
    let answer = try FlickrAnswer(parsing: Recordings.bytes(name), origin: name)
    let page = AnswerReader().read(answer, origin: name)
    #expect(page.skipped == [])
    if let failure = answer.failure() {
      #expect(!failure.text.isEmpty)
      #expect(!page.isUseful)
    } else if name.hasPrefix("people.getInfo") {
      #expect(page.people.count == 1)
    } else if name.hasPrefix("photosets.getInfo") || name.hasPrefix("photosets.getList") {
      #expect(!page.albums.isEmpty)
    } else if name.hasPrefix("photos.getInfo") {
      #expect(page.photos.count == 1)
    }
  }

  @Test("Every list with photos is in the table of counts")
  func knowsEveryList() throws {
    let known = Set(Self.counts.map(\.0))
    for name in Recordings.names where !name.hasPrefix("photos.getInfo") {
      let answer = try FlickrAnswer(parsing: Recordings.bytes(name), origin: name)
      let page = AnswerReader().read(answer, origin: name)
      #expect(!page.listsPhotos || known.contains(name), "\(name)")
    }
  }
}
