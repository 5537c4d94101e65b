import FakeFlickr
import GalleryModel
import Testing

@testable import FlickrSources

/// What goes wrong with lists at Flickr, and what must come of it.
struct ListFaultTests {
  private static let method = "flickr.people.getPublicPhotos"

  /// A world of one member, whose stream has so many photos.
  private static func world(_ photos: Int) -> WorldOptions {
    WorldOptions(photos: photos, owners: 1, albumsPerOwner: 1, hiddenPhotos: 0)
  }

  /// Takes a stream, five photos a call.
  private static func take(_ photos: Int, _ faults: [FaultRule]) async throws -> (FakeLists, Taken)
  {
    let lists = try FakeLists(world(photos), faults: faults)
    return (lists, try await lists.takeStream(photosPerCall: 5))
  }

  @Test("Each page is asked for once: 25 photos, 10 a page")
  func asksOnce() async throws {
    let lists = try FakeLists(Self.world(25))
    let taken = try await lists.takeStream(photosPerCall: 10)
    #expect(taken.ids == lists.ids(lists.flickr.world.publicSerials))
    #expect(lists.flickr.calls(of: Self.method).map(\.page) == [1, 2, 3])
  }

  @Test("A short page in the middle is not the end, and the report tells the difference")
  func goesOnAfterShortPage() async throws {
    let (lists, taken) = try await Self.take(
      13, [FaultRule(.shortPage(missing: 2), on: .method(Self.method), page: 2)])
    #expect(taken.ids.count == 11)
    #expect(lists.flickr.calls(of: Self.method).map(\.page) == [1, 2, 3])
    #expect(taken.skipped.map(\.reason) == ["Flickr counts 13 photos and shows 11"])
  }

  @Test("A list that moves while it is read gives every photo once", arguments: [1, 2, 4])
  func deduplicates(shift: Int) async throws {
    let (_, taken) = try await Self.take(
      12, [FaultRule(.shifted(by: shift), on: .method(Self.method), page: 2)])
    #expect(taken.ids == taken.distinctIDs)
    #expect(taken.ids.count == 12 - shift)
  }

  @Test("Totals that drift change nothing", arguments: [-3, -1, 1, 3])
  func ignoresDrift(drift: Int) async throws {
    let (_, taken) = try await Self.take(
      12, [FaultRule(.totalDrift(drift), on: .method(Self.method), page: 1)])
    #expect(taken.ids.count == 12)
  }

  @Test("A page that repeats another one is the end")
  func stopsAtRepetition() async throws {
    let (lists, taken) = try await Self.take(
      30, [FaultRule(.repeatedPage(2), on: .method(Self.method), page: 3)])
    #expect(taken.ids == taken.distinctIDs && taken.ids.count == 10)
    #expect(lists.flickr.calls(of: Self.method).count == 3)
  }

  @Test("Pages past the end that repeat the last one add nothing")
  func stopsPastTheEnd() async throws {
    let (_, taken) = try await Self.take(
      6,
      [
        FaultRule(.totalDrift(50), on: .method(Self.method), page: 2),
        FaultRule(.repeatsPastEnd, on: .method(Self.method)),
      ])
    #expect(taken.ids == taken.distinctIDs && taken.ids.count == 6)
  }

  @Test("An empty page in the middle is asked for again")
  func looksTwice() async throws {
    let (_, taken) = try await Self.take(
      12, [FaultRule(.emptyList, on: .method(Self.method), page: 2, times: 1)])
    #expect(taken.ids.count == 12)
  }

  @Test("A search ends where Flickr's reach ends, with a warning that names the cap")
  func stopsAtReach() async throws {
    let lists = try FakeLists(Self.world(46))
    let taken = try await lists.takeSearch(photosPerCall: 5, reach: 40)
    #expect(taken.ids == taken.distinctIDs && taken.ids.count == 40)
    #expect(lists.count(of: "photos.search") == 8)
    #expect(taken.skipped.count == 1)
    #expect(taken.skipped.first?.reason.contains("only the first 40 of about 46") == true)
    #expect(Listing.tag("boats", of: nil).reach == 4000)
  }

  @Test("A search that fits has no warning")
  func fitsReach() async throws {
    let lists = try FakeLists(Self.world(40))
    let taken = try await lists.takeSearch(photosPerCall: 5, reach: 40)
    #expect(taken.ids.count == 40 && taken.skipped == [])
  }

  @Test("A server that gives 250 a page is followed in its own pages")
  func followsPageLength() async throws {
    let lists = try FakeLists(Self.world(2400))
    let nsid = lists.flickr.world.owners[0].nsid
    let taken = try await lists.take("flickr.com/search/?user_id=\(nsid)&bbox=-180,-90,180,90")
    let serials = lists.flickr.world.publicSerials.filter {
      lists.flickr.world.photo($0).serial % 4 == 1
    }
    #expect(taken.ids == lists.ids(serials))
    let calls = lists.flickr.calls(of: "flickr.photos.search")
    #expect(calls.map(\.page) == [1, 2, 3] && calls.map(\.perPage) == [500, 250, 250])
  }

  @Test(
    "What passes costs a try and loses nothing",
    arguments: [
      Fault.http(429), .http(429, retryAfter: 7), .http(500), .http(503), .html, .wrongFormat,
      .malformed, .truncated, .reset, .closed, .stall(.seconds(60)),
      .api(APIFailure(105, "Service currently unavailable")),
      .api(APIFailure(0, "Sorry, the Flickr API service is not currently available.")),
    ])
  func mends(fault: Fault) async throws {
    let lists = try FakeLists(
      Self.world(6), faults: [FaultRule(fault, on: .method(Self.method), page: 2, times: 1)],
      timeout: fault == .stall(.seconds(60)) ? 10 : 30)
    let taken = try await lists.takeStream(photosPerCall: 5)
    #expect(taken.ids.count == 6 && taken.ids == taken.distinctIDs)
    #expect(lists.flickr.calls(of: Self.method).map(\.page) == [1, 2, 2])
    if fault == .http(429, retryAfter: 7) { #expect(lists.time.waits == [.seconds(7)]) }
  }

  @Test(
    "What stays is told after five tries, and never taken for the end of the list",
    arguments: [Fault.http(429), .http(503), .html, .malformed, .truncated, .reset, .closed])
  func gives(up fault: Fault) async throws {
    let lists = try FakeLists(
      Self.world(6), faults: [FaultRule(fault, on: .method(Self.method), page: 2)])
    let error = await #expect(throws: FlickrSourceError.self) {
      _ = try await lists.takeStream(photosPerCall: 5)
    }
    #expect(error?.kind == .unavailable)
    // The first page, the member's card, five tries. The server may see more: the network sends again where a connection was closed.
    #expect(lists.client.callCount == 7)
    #expect(Set(lists.flickr.calls(of: Self.method).map(\.page)) == [1, 2])
  }

  @Test("A card that cannot be had is not missed, but a bad key is told")
  func doesWithoutCard() async throws {
    let (_, taken) = try await Self.take(
      5, [FaultRule(.notFound, on: .method("flickr.people.getInfo"))])
    #expect(taken.ids.count == 5 && taken.people == [])
    #expect(taken.title == "Photos by Ása Jónsdóttir")
    let lists = try FakeLists(
      faults: [FaultRule(.api(APIFailure(100, "Key has expired")), on: .api)])
    let error = await #expect(throws: FlickrSourceError.self) {
      try await lists.take("flickr.com/photos/asa_jons/")
    }
    #expect(error?.kind == .configuration)
    #expect(lists.client.callCount == 1)
  }
}
