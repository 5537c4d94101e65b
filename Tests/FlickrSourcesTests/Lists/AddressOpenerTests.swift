import FakeFlickr
import GalleryModel
import Testing

@testable import FlickrSources

struct AddressOpenerTests {
  @Test("A stream is its member's public photos, newest first, with a card and a name")
  func opensStream() async throws {
    let lists = try FakeLists()
    let owner = lists.flickr.world.owners[0]
    let taken = try await lists.take("https://www.flickr.com/photos/asa_jons/")
    let serials = lists.flickr.world.publicSerials.filter { $0 % 5 == 0 }
    #expect(taken.ids == lists.ids(serials))
    #expect(taken.title == "Photos by \(owner.username)")
    #expect(taken.people.map(\.id.rawValue) == [owner.nsid])
    #expect(taken.people.first?.location == "Reykjavík, Iceland")
    #expect(taken.skipped == [])
    #expect(lists.flickr.calls.count == 3)
  }

  @Test("An NSID needs no look-up, in any case")
  func opensStreamByID() async throws {
    let lists = try FakeLists()
    let nsid = lists.flickr.world.owners[2].nsid
    let taken = try await lists.take("flickr.com/people/\(nsid.lowercased())")
    #expect(taken.photos.count == 20)
    #expect(lists.count(of: "urls.lookupUser") == 0)
  }

  @Test("An album keeps its owner's order and its title, and photos know their owner")
  func opensAlbum() async throws {
    let lists = try FakeLists()
    let world = lists.flickr.world
    let album = world.albums(of: world.owners[1])[1]
    let taken = try await lists.take("flickr.com/photos/bbfotos/sets/\(album.id)/")
    #expect(taken.ids == lists.ids(world.serials(in: album)))
    #expect(taken.photos.allSatisfy { $0.owner.id.rawValue == album.owner.nsid })
    #expect(taken.albums.values.map(\.photos) == [taken.photos.map(\.id)])
    #expect(taken.title == taken.albums.values.first?.title)
  }

  @Test("The short link of an album does not tell its owner, and works")
  func opensShortAlbum() async throws {
    let lists = try FakeLists()
    let album = lists.flickr.world.albums(of: lists.flickr.world.owners[0])[0]
    let source = try await AddressOpener(client: lists.client, feeds: FeedClient())
      .open(.album(.test(album.id), owner: nil))
    #expect(try await Taken(from: source).photos.isEmpty == false)
  }

  @Test("A gallery has its curator's title")
  func opensGallery() async throws {
    let lists = try FakeLists()
    let world = lists.flickr.world
    let gallery = world.galleries(of: world.owners[0])[0]
    let taken = try await lists.take(gallery.url)
    #expect(taken.ids == lists.ids(world.serials(in: gallery)))
    #expect(taken.title == gallery.title)
    let old = try await lists.take("flickr.com/photos/asa_jons/galleries/\(gallery.dashedID)/")
    #expect(old.ids == taken.ids)
  }

  @Test("A group's pool comes by alias and by NSID, with the group's name")
  func opensGroup() async throws {
    let lists = try FakeLists()
    let group = lists.flickr.world.allGroups[1]
    for name in [group.alias, group.nsid] {
      let taken = try await lists.take("https://www.flickr.com/groups/\(name)/pool/page2")
      #expect(taken.ids == lists.ids(lists.flickr.world.serials(in: group)))
      #expect(taken.title == group.name)
    }
    #expect(lists.count(of: "urls.lookupGroup") == 1)
  }

  @Test("A pool can be narrowed to a member")
  func opensPoolOfMember() async throws {
    let lists = try FakeLists()
    let group = lists.flickr.world.allGroups[0]
    let taken = try await lists.take("flickr.com/groups/\(group.alias)/pool/asa_jons/")
    #expect(taken.photos.isEmpty == false)
    #expect(Set(taken.photos.map(\.owner.id.rawValue)) == [lists.flickr.world.owners[0].nsid])
  }

  @Test("Favourites are other members' photos")
  func opensFavorites() async throws {
    let lists = try FakeLists()
    let owner = lists.flickr.world.owners[0]
    let taken = try await lists.take("https://www.flickr.com/photos/asa_jons/favorites")
    #expect(taken.ids == lists.ids(lists.flickr.world.favorites(of: owner)))
    #expect(taken.title == "Favourites of \(owner.username)")
  }

  @Test("Explore can be of any day")
  func opensExplore() async throws {
    let lists = try FakeLists()
    let taken = try await lists.take("https://www.flickr.com/explore/2024/05/03")
    #expect(taken.photos.count == 100)
    #expect(taken.title == "Explore, 2024-05-03")
    #expect(lists.flickr.calls.first?.parameters["date"] == "2024-05-03")
  }

  @Test("Tags and searches go to the search, a member's with the member's name")
  func opensSearches() async throws {
    let lists = try FakeLists()
    _ = try await lists.take("https://www.flickr.com/photos/tags/boats/")
    _ = try await lists.take("https://www.flickr.com/photos/asa_jons/tags/boats/")
    let taken = try await lists.take("flickr.com/search/?text=red%20boats&license=4&sort=relevance")
    let calls = lists.flickr.calls(of: "flickr.photos.search").map(\.parameters)
    #expect(calls.map { $0["tags"] } == ["boats", "boats", nil])
    #expect(calls.map { $0["user_id"] } == [nil, lists.flickr.world.owners[0].nsid, nil])
    #expect(calls.last?["text"] == "red boats" && calls.last?["license"] == "4")
    #expect(taken.title == "Search for red boats")
  }

  @Test("One photo comes with the files that exist")
  func opensPhoto() async throws {
    let lists = try FakeLists()
    let id = FakePhoto.id(of: 7)
    let taken = try await lists.take("https://www.flickr.com/photos/x/\(id)/in/photostream/")
    #expect(taken.ids == [id])
    #expect(taken.photos.first?.sizes.largest?.hasAssumedShape == false)
    #expect(taken.photos.first?.sizes.largest?.url.hasPrefix(lists.flickr.url) == true)
    #expect(lists.flickr.calls.count == 2)
  }

  @Test("A feed needs no key, and all rights are reserved")
  func opensFeed() async throws {
    let lists = try FakeLists()
    let feeds = FeedClient(
      endpoint: try APIEndpoint(lists.flickr.feedURL), transport: SessionTransport(timeout: 30))
    let nsid = lists.flickr.world.owners[0].nsid
    let address = try FlickrAddress.parse(
      "https://www.flickr.com/services/feeds/photos_public.gne?id=\(nsid)&format=atom")
    let source = try await AddressOpener(client: nil, feeds: feeds).open(address)
    let taken = try await Taken(from: source)
    #expect(taken.ids == lists.ids(lists.flickr.world.publicSerials.filter { $0 % 5 == 0 }))
    #expect(taken.photos.allSatisfy { $0.license == .allRightsReserved })
    #expect(taken.photos.allSatisfy { $0.sizes.largest?.url.hasPrefix(lists.flickr.url) == true })
    #expect(taken.title == "Recent Uploads")
    #expect(feeds.callCount == 1)
  }

  @Test("Everything but a feed needs a key")
  func needsKey() async throws {
    let opener = AddressOpener(client: nil, feeds: FeedClient())
    await #expect(throws: FlickrSourceError.missingKey) {
      _ = try await opener.open(.stream(.alias("a")))
    }
  }

  @Test(
    "What Flickr does not know is told by its name",
    arguments: [
      ("flickr.com/photos/nobody/", Absentee.member("nobody")),
      ("flickr.com/photos/99999999@N01/", .member("99999999@N01")),
      ("flickr.com/photos/99999999@N01/albums", .member("99999999@N01")),
      ("flickr.com/photos/99999999@N01/favorites", .member("99999999@N01")),
      ("flickr.com/photos/99999999@N01/tags/a", .member("99999999@N01")),
      ("flickr.com/photos/99999999@N01/albums/7", .member("99999999@N01")),
      ("flickr.com/photos/asa_jons/albums/7", .album("7")),
      ("flickr.com/photos/asa_jons/galleries/7", .gallery("7")),
      ("flickr.com/groups/nobodies/", .group("nobodies")),
      ("flickr.com/groups/99999999@N20/", .group("99999999@N20")),
      ("flickr.com/photos/asa_jons/7", .photo("7")),
    ])
  func tellsAbsence(address: String, absentee: Absentee) async throws {
    let lists = try FakeLists()
    let error = await #expect(throws: FlickrSourceError.self) { try await lists.take(address) }
    guard case .absent(let found, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found == absentee)
    #expect(error?.description.contains("\(absentee)") == true)
  }

  @Test("A deleted member is told as missing")
  func tellsDeletion() async throws {
    let lists = try FakeLists()
    lists.flickr.update { $0.deletedOwners = [2] }
    let nsid = lists.flickr.world.owners[2].nsid
    let error = await #expect(throws: FlickrSourceError.self) {
      try await lists.take("flickr.com/photos/\(nsid)")
    }
    #expect(error?.description.contains("the account may be deleted") == true)
  }

  @Test("A short link is followed once")
  func followsShortLinks() async throws {
    let lists = try FakeLists()
    let transport = LeadingTransport(to: "https://www.flickr.com/photos/asa_jons/53208249252/")
    let client = try FlickrClient(key: "k", transport: transport, time: VirtualTime().keeper())
    let memory = Names()
    for _ in 1...2 {
      let address = try await client.target(ofShortLink: "ps/ZVcni", memory: memory)
      #expect(address == .photo(.test("53208249252")))
    }
    #expect(client.callCount == 1 && memory.links.count == 1)
    let loop = try FlickrClient(
      key: "k", transport: LeadingTransport(to: "https://flic.kr/ps/ZVcni"),
      time: VirtualTime().keeper())
    await #expect(throws: FlickrSourceError.address("https://flic.kr/ps/ZVcni", .badShortLink)) {
      try await loop.target(ofShortLink: "ps/ZVcni")
    }
    #expect(lists.flickr.calls == [])
  }

  @Test("Names are asked for once")
  func remembersNames() async throws {
    let lists = try FakeLists()
    let memory = Names()
    _ = try await lists.open("flickr.com/photos/asa_jons/", names: memory)
    _ = try await lists.open("flickr.com/photos/ASA_JONS/albums", names: memory)
    #expect(memory.names == ["photos/asa_jons": .test(lists.flickr.world.owners[0].nsid)])
    #expect(lists.count(of: "urls.lookupUser") == 1)
  }

  /// A memory of names.
  private final class Names: NameMemory {
    private(set) var names: [String: NSID] = [:]
    private(set) var links: [String: String] = [:]

    func id(named address: String) -> NSID? { names[address] }
    func remember(_ id: NSID, named address: String) { names[address] = id }
    func target(ofShortLink path: String) -> String? { links[path] }
    func remember(target: String, ofShortLink path: String) { links[path] = target }
  }
}
