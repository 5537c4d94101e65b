import FakeFlickr
import Testing

struct ListTests {
  private let client = Client()
  private let fake: FakeFlickr
  private let world: World

  init() throws {
    fake = try FakeFlickr(WorldOptions(photos: 60, owners: 5, albumsPerOwner: 3))
    world = fake.world
  }

  private func serials(_ answer: JSON?) -> [Int] {
    (answer?.photo?.items ?? []).compactMap { $0.id?.text.flatMap(FakePhoto.serial(of:)) }
  }

  @Test("The streams of all members hold every photo once, each under its owner")
  func streams() async throws {
    var all: [Int] = []
    for owner in world.owners {
      let answer = try await client.json(
        fake, "flickr.people.getPublicPhotos", ["user_id": owner.nsid.lowercased()])
      let found = answer.photos?.photo?.items ?? []
      #expect(found.allSatisfy { $0.owner?.text == owner.nsid })
      all += serials(answer.photos)
    }
    #expect(all.sorted() == Array(0..<60))
  }

  @Test("Albums list their photos; what is in no album is in the stream alone")
  func albums() async throws {
    let owner = world.owners[1]
    let list = try await client.json(fake, "flickr.photosets.getList", ["user_id": owner.nsid])
    let albums = list.photosets?.photoset?.items ?? []
    #expect(albums.map { $0.id?.text } == world.albums(of: owner).map(\.id))
    var inAlbums: [Int] = []
    for album in albums {
      let answer = try await client.json(
        fake, "flickr.photosets.getPhotos",
        ["photoset_id": album.id?.text ?? "", "user_id": owner.nsid])
      let photos = answer.photoset?.photo?.items ?? []
      #expect(answer.photoset?.owner?.text == owner.nsid)
      #expect(answer.photoset?.primary == photos.first?.id)
      #expect(photos.map { $0.isprimary?.text } == ["1", "0", "0"])
      #expect(photos.allSatisfy { $0.owner == nil })
      inAlbums += serials(answer.photoset)
    }
    #expect(inAlbums.count == 9)
    #expect(Set(inAlbums).isSubset(of: (0..<60).filter { $0 % 5 == 1 }))
  }

  @Test("501 albums come in two pages, or all at once where no page is asked for")
  func manyAlbums() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 1, owners: 1, albumsPerOwner: 501))
    let user = ["user_id": fake.world.owners[0].nsid]
    var ids: Set<String> = []
    for (page, count) in [("1", 500), ("2", 1)] {
      let answer = try await client.json(
        fake, "flickr.photosets.getList", user.merging(["page": page]) { _, second in second })
      let albums = answer.photosets?.photoset?.items ?? []
      #expect(albums.count == count)
      #expect(answer.photosets?.pages == .number(2))
      ids.formUnion(albums.compactMap { $0.id?.text })
    }
    #expect(ids.count == 501)
    let whole = try await client.json(fake, "flickr.photosets.getList", user)
    #expect(whole.photosets?.photoset?.items.count == 501)
  }

  @Test("A gallery is found by both forms of its id and holds photos of others")
  func galleries() async throws {
    let gallery = world.galleries(of: world.owners[0])[0]
    for id in [gallery.id, gallery.dashedID] {
      let answer = try await client.json(fake, "flickr.galleries.getPhotos", ["gallery_id": id])
      #expect(serials(answer.photos) == world.serials(in: gallery))
      let owners = answer.photos?.photo?.items.compactMap { $0.owner?.text } ?? []
      #expect(!owners.isEmpty && !owners.contains(gallery.owner.nsid))
    }
    let info = try await client.json(fake, "flickr.galleries.getInfo", ["gallery_id": gallery.id])
    #expect(info.gallery?.title?["_content"]?.text == gallery.title)
    let list = try await client.json(
      fake, "flickr.galleries.getList", ["user_id": gallery.owner.nsid])
    #expect(list.galleries?.gallery?.items.first?.gallery_id?.text == gallery.id)
  }

  @Test("A pool names owners and dates unasked")
  func pools() async throws {
    let group = world.allGroups[1]
    let answer = try await client.json(
      fake, "flickr.groups.pools.getPhotos", ["group_id": group.nsid])
    #expect(serials(answer.photos) == world.serials(in: group))
    let photos = answer.photos?.photo?.items ?? []
    #expect(photos.allSatisfy { $0.ownername != nil && $0.dateadded != nil })
    let info = try await client.json(
      fake, "flickr.groups.getInfo", ["group_path_alias": group.alias])
    #expect(info.group?.id?.text == group.nsid)
  }

  @Test("Favourites are other members' photos, with the date they were marked")
  func favorites() async throws {
    let answer = try await client.json(
      fake, "flickr.favorites.getPublicList", ["user_id": world.owners[2].nsid])
    #expect(serials(answer.photos) == world.favorites(of: world.owners[2]))
    #expect(answer.photos?.photo?.items.isEmpty == false)
    #expect(answer.photos?.photo?.items.allSatisfy { $0.date_faved != nil } == true)
  }

  @Test(
    "What is not there is told in the numbers of each method",
    arguments: [
      ("flickr.people.getPublicPhotos", ["user_id": "1@N00"], 1, "User not found"),
      ("flickr.people.getPhotos", ["user_id": "1@N00"], 2, "Unknown user"),
      ("flickr.people.getPhotos", [:], 1, "Required parameter missing: user_id"),
      ("flickr.people.getInfo", ["user_id": "1@N00"], 1, "User not found"),
      ("flickr.people.findByUsername", ["username": "nobody"], 1, "User not found"),
      ("flickr.photosets.getPhotos", ["photoset_id": "1"], 1, "Photoset not found"),
      (
        "flickr.photosets.getPhotos", ["photoset_id": "72177000000000000", "user_id": "1@N00"], 2,
        "User not found"
      ),
      ("flickr.galleries.getPhotos", ["gallery_id": "1"], 1, "Invalid gallery ID"),
      ("flickr.groups.pools.getPhotos", ["group_id": "1@N00"], 1, "Group not found"),
      ("flickr.favorites.getPublicList", ["user_id": "1@N00"], 1, "User not found"),
      ("flickr.photos.search", ["user_id": "1@N00"], 2, "Unknown user"),
      ("flickr.photos.getInfo", ["photo_id": "53000000001"], 1, "not found (invalid ID)"),
      ("flickr.photos.getInfo", ["photo_id": "53000700000"], 1, "Photo not found"),
      ("flickr.photos.getExif", ["photo_id": "53000000021"], 2, "Permission denied"),
      ("flickr.test.login", [:], 99, "Insufficient permissions"),
    ])
  func failures(
    method: String, parameters: [String: String], code: Int, message: String
  ) async throws {
    let answer = try await client.json(fake, method, parameters)
    #expect(answer.stat?.text == "fail")
    #expect(answer.code?.text == "\(code)")
    #expect(answer.message?.text?.contains(message) == true)
  }

  @Test("A member who left is told as each method tells it")
  func deletedMembers() async throws {
    fake.update { $0.deletedOwners = [1] }
    for (method, code) in [
      ("flickr.people.getInfo", 5), ("flickr.people.getPhotos", 5),
      ("flickr.people.getPublicPhotos", 1), ("flickr.photosets.getList", 1),
      ("flickr.photos.search", 5),
    ] {
      let answer = try await client.json(fake, method, ["user_id": world.owners[1].nsid])
      #expect(answer.code?.text == "\(code)", "\(method)")
    }
    let explore = try await client.json(fake, "flickr.interestingness.getList")
    #expect(explore.photos?.total?.text == "48")
  }
}
