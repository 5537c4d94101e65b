import FakeFlickr
import GalleryModel
import Testing

@testable import FlickrSources

/// A run that is killed goes on at the exact page, without a call more than it needs.
struct ResumeTests {
  @Test("A stream that breaks off after any page is the same at the end", arguments: 1...4)
  func resumesStream(after pages: Int) async throws {
    let lists = try FakeLists(WorldOptions(photos: 23, owners: 1, hiddenPhotos: 0))
    let nsid = NSID.test(lists.flickr.world.owners[0].nsid)
    var listing = Listing.stream(of: nsid, named: .alias("asa_jons"))
    listing.photosPerCall = 5
    let log = MemoryLog()
    let broken = ListSource(
      client: lists.client, listing: listing, log: log.begin(listing.key, listing.summary))
    for _ in 0..<pages { _ = try await broken.nextBatch() }
    let source = ListSource(
      client: lists.client, listing: listing, log: log.begin(listing.key, listing.summary))
    #expect(source.summary.title == "Photos by Ása Jónsdóttir")
    while try await source.nextBatch() != nil {}
    #expect(log.nextPage == nil)
    #expect(log.photos.map(\.id.rawValue) == lists.ids(lists.flickr.world.publicSerials))
    #expect(log.skipped == [])
    #expect(lists.client.callCount == 6)
  }

  @Test("Albums that break off after any page are the same at the end", arguments: 1...6)
  func resumesAlbums(after pages: Int) async throws {
    let lists = try FakeLists(WorldOptions(photos: 40, owners: 1, albumsPerOwner: 5))
    let address = FlickrAddress.albums(.nsid(.test(lists.flickr.world.owners[0].nsid)))
    let opener = AddressOpener(client: lists.client, feeds: FeedClient())
    let whole = MemoryLog()
    let undisturbed = try await opener.open(address, keptBy: whole.begin)
    while try await undisturbed.nextBatch() != nil {}
    let calls = lists.client.callCount
    let log = MemoryLog()
    let broken = try await opener.open(address, keptBy: log.begin)
    for _ in 0..<pages { _ = try await broken.nextBatch() }
    let source = try await opener.open(address, keptBy: log.begin)
    while try await source.nextBatch() != nil {}
    #expect(log.pages == whole.pages)
    #expect(log.albums == whole.albums && log.albums.count == 5)
    #expect(log.summary == whole.summary && log.summary.title == "Albums by Ása Jónsdóttir")
    #expect(lists.client.callCount == 2 * calls)
  }

  @Test("A big album that breaks off in the middle keeps its photos")
  func resumesBigAlbum() async throws {
    let lists = try FakeLists(WorldOptions(photos: 1202, owners: 1, albumsPerOwner: 1))
    let address = FlickrAddress.albums(.nsid(.test(lists.flickr.world.owners[0].nsid)))
    let opener = AddressOpener(client: lists.client, feeds: FeedClient())
    let log = MemoryLog()
    let broken = try await opener.open(address, keptBy: log.begin)
    for _ in 0..<2 { _ = try await broken.nextBatch() }
    let source = try await opener.open(address, keptBy: log.begin)
    while try await source.nextBatch() != nil {}
    #expect(log.albums.map(\.photos.count) == [601])
    #expect(lists.client.callCount == 4)
  }

  @Test("Positions are texts and come back", arguments: ["3 1000", "0 12", "2 500 head"])
  func readsPosition(text: String) { #expect(ListPosition(text)?.text == text) }

  @Test(
    "Positions among albums are texts and come back",
    arguments: ["2;;", ";2 500;7,8", ";;9", "3;4 1;5", "2;;7;card"])
  func readsAlbums(text: String) { #expect(AlbumsPosition(text)?.text == text) }

  @Test(
    "Other texts are no positions",
    arguments: ["", "x", "1", "1 -2", "1 2 3", "1 head", "1 2 heads"])
  func refuses(text: String) {
    #expect(ListPosition(text) == nil)
    #expect(AlbumsPosition(text) == nil)
  }
}
