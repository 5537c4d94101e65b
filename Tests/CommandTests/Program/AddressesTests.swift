import FakeFlickr
import Testing

@Suite struct AddressesTests {
  /// An address of the fake Flickr's world, and how many photos it stands for.
  struct Case: Sendable, CustomTestStringConvertible {
    let address: String
    let photos: Int
    var testDescription: String { address }

    init(_ address: String, _ photos: Int) {
      self.address = address
      self.photos = photos
    }
  }

  private static let world = World(options: WorldOptions(photos: 60))

  private static let cases: [Case] = {
    let owner = world.owners[0]
    let album = world.albums(of: owner)[0]
    let gallery = world.galleries(of: owner)[0]
    let group = world.allGroups[0]
    return [
      Case("https://www.flickr.com/explore/2024/05/03", 60),
      Case("https://www.flickr.com/photos/\(owner.pathName)/", 12),
      Case("flickr.com/people/\(owner.nsid)", 12),
      Case("flickr.com/photos/\(owner.pathName)/sets/\(album.id)", world.serials(in: album).count),
      Case("https://www.flickr.com/photos/\(owner.pathName)/albums", 9),
      Case(gallery.url, world.serials(in: gallery).count),
      Case("https://www.flickr.com/groups/\(group.alias)/pool/", world.serials(in: group).count),
      Case(
        "https://www.flickr.com/photos/\(owner.pathName)/favorites",
        world.favorites(of: owner).count
      ),
      Case(
        "https://www.flickr.com/photos/\(owner.pathName)/tags/sea/",
        world.publicSerials.count { $0 % 5 == 0 && $0 % 2 == 0 && $0 % 6 != 5 }),
      Case("https://www.flickr.com/search/?user_id=\(owner.nsid)&sort=date-posted-asc", 12),
      Case("https://www.flickr.com/photos/\(owner.pathName)/\(FakePhoto.id(of: 5))/", 1),
      Case("https://www.flickr.com/services/feeds/photos_public.gne?id=\(owner.nsid)", 12),
    ]
  }()

  @Test("Every kind of address becomes a site in which verify finds nothing", arguments: cases)
  func builds(test: Case) async throws {
    let fake = try FakeFlickr(Self.world.options)
    let folder = try TemporaryFolder()
    let binary = Binary(
      folder: folder.path,
      environment: [
        "FLICKR_API_KEY": fake.credentials.key, "FLICKR_API_URL": fake.apiURL,
        "FLICKR_FEED_URL": fake.feedURL,
      ])
    let outcome = try await binary.run(["build", test.address, "--json"])
    #expect(outcome.status == 0)
    let report = try outcome.report()
    #expect(report.photos == test.photos && report.findings.isEmpty)
    #expect(report.calls == fake.calls.count)
    #expect(try await binary.run(["verify"]).status == 0)
  }

  @Test("Without a key an address is an error that tells the ways out, and a feed needs none")
  func needsKey() async throws {
    let fake = try FakeFlickr(Self.world.options)
    let folder = try TemporaryFolder()
    let binary = Binary(
      folder: folder.path,
      environment: ["FLICKR_API_URL": fake.apiURL, "FLICKR_FEED_URL": fake.feedURL])
    let outcome = try await binary.run(["flickr.com/explore"])
    #expect(outcome.status == 78 && outcome.errors.contains("photos_public.gne"))
    let feed = "https://www.flickr.com/services/feeds/photos_public.gne?tags=boats"
    #expect(try await binary.run([feed]).status == 0)
    #expect(fake.calls.allSatisfy { $0.kind == .feed })
  }

  @Test("Details cost calls once, and a photo that went away is left out")
  func metadata() async throws {
    let fake = try FakeFlickr(Self.world.options)
    fake.update { $0.ghosts = [59] }
    let folder = try TemporaryFolder()
    let binary = Binary(
      folder: folder.path,
      environment: ["FLICKR_API_KEY": fake.credentials.key, "FLICKR_API_URL": fake.apiURL])
    let arguments = ["explore", "--metadata", "exif", "--json"]
    let first = try await binary.run(arguments).report()
    #expect(first.photos == 59 && first.calls == 61)
    let second = try await binary.run(arguments).report()
    #expect(second.photos == 59 && second.calls == 2)
    let offline = try await binary.run(arguments + ["--offline"]).report()
    #expect(offline.photos == 59 && offline.calls == 0)
    #expect(try folder.files(in: "site")["photo/\(FakePhoto.id(of: 59)).html"] == nil)
  }
}
