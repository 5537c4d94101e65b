import FakeFlickr
import GalleryModel

@testable import FlickrSources

/// Opens addresses over a fake Flickr on a clock that never waits.
struct FakeLists {
  let flickr: FakeFlickr
  let client: FlickrClient
  let time = VirtualTime()

  init(
    _ options: WorldOptions = WorldOptions(), faults: [FaultRule] = [], timeout: Double = 30
  ) throws {
    flickr = try FakeFlickr(options, faults: faults)
    client = try FlickrClient(
      key: flickr.credentials.key, endpoint: APIEndpoint(flickr.apiURL),
      userAgent: "flickr-gallery/1.0", transport: SessionTransport(timeout: timeout),
      time: time.keeper())
  }

  func open(
    _ address: String, names: (any NameMemory)? = nil
  ) async throws -> any PhotoSource {
    let feeds = FeedClient(
      endpoint: try APIEndpoint(flickr.feedURL), transport: SessionTransport(timeout: 30),
      time: time.keeper())
    return try await AddressOpener(client: client, feeds: feeds, names: names)
      .open(try FlickrAddress.parse(address))
  }

  /// Takes everything that an address stands for.
  func take(_ address: String) async throws -> Taken {
    try await Taken(from: try await open(address))
  }

  /// Takes the stream of the first member, so many photos a call.
  func takeStream(photosPerCall: Int) async throws -> Taken {
    let nsid = NSID.test(flickr.world.owners[0].nsid)
    var listing = Listing.stream(of: nsid, named: .nsid(nsid))
    listing.photosPerCall = photosPerCall
    return try await Taken(from: ListSource(client: client, listing: listing))
  }

  /// Takes what a search finds, so many photos a call.
  func takeSearch(photosPerCall: Int, reach: Int) async throws -> Taken {
    let nsid = NSID.test(flickr.world.owners[0].nsid)
    var listing = Listing.search(PhotoSearch(), of: nsid)
    listing.photosPerCall = photosPerCall
    listing.reach = reach
    return try await Taken(from: ListSource(client: client, listing: listing))
  }

  /// The ids of photos by their serial numbers, as a list is to have them.
  func ids(_ serials: some Sequence<Int>) -> [String] { serials.map(FakePhoto.id(of:)) }

  /// How often a method was called.
  func count(of method: String) -> Int { flickr.calls(of: "flickr.\(method)").count }
}
