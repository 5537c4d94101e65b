import FakeFlickr
import Testing

struct DetailTests {
  private let client = Client()
  private let fake: FakeFlickr

  init() throws { fake = try FakeFlickr(WorldOptions(photos: 120)) }

  private func details(_ method: String, _ serial: Int) async throws -> JSON {
    try await client.json(fake, method, ["photo_id": FakePhoto.id(of: serial)])
  }

  @Test("A photo's details agree with its list")
  func infoAgrees() async throws {
    let list = try await client.json(
      fake, "flickr.interestingness.getList",
      ["extras": "license,date_taken,date_upload,tags,views,owner_name"])
    for photo in list.photos?.photo?.items.prefix(25) ?? [] {
      let answer = try await client.json(
        fake, "flickr.photos.getInfo", ["photo_id": photo.id?.text ?? ""])
      let info = try #require(answer.photo)
      #expect(info.secret == photo.secret)
      #expect(info.title?["_content"] == photo.title)
      #expect(info.owner?.username == photo.ownername)
      #expect(info.license?.text == photo.license?.text)
      #expect(info.dates?.taken == photo.datetaken)
      #expect(info.dates?.posted == photo.dateupload)
      let tags = info.tags?.tag?.items.compactMap { $0["_content"]?.text } ?? []
      #expect(tags.filter { !$0.contains(":") }.joined(separator: " ") == photo.tags?.text)
    }
  }

  @Test("Sizes end at the original, which comes last and only where it may be fetched")
  func sizesEndAtTheOriginal() async throws {
    for serial in 0..<30 {
      let sizes = try #require(try await details("flickr.photos.getSizes", serial).sizes)
      let stills = sizes.size?.items.filter { $0.media?.text == "photo" } ?? []
      let labels = stills.compactMap { $0.label?.text }
      #expect(labels.starts(with: ["Square", "Large Square", "Thumbnail", "Small"]))
      if sizes.candownload?.text == "0" { #expect(!labels.contains("Original")) }
      #expect(labels.dropLast().contains("Original") == false)
      let isVideo = fake.world.photo(serial).sizes.isEmpty || serial % 23 == 22
      #expect((stills.count < sizes.size?.items.count ?? 0) == isVideo)
    }
  }

  @Test("Exif is refused by some, empty for videos, and holds numbers of any kind")
  func exif() async throws {
    let refused = try await details("flickr.photos.getExif", 3)
    #expect(refused.code?.text == "2")
    let video = try await details("flickr.photos.getExif", 22)
    #expect(video.photo?.exif == .array([]))
    let photo = try await details("flickr.photos.getExif", 1)
    let rows = photo.photo?.exif?.items ?? []
    #expect(rows.first { $0.tag?.text == "FNumber" }?.raw?["_content"] == .number(1.8))
    #expect(rows.first { $0.tag?.text == "FNumber" }?.clean?["_content"]?.text == "f/1.8")
    #expect(photo.photo?.camera?.text == "Fake Camera Mk II")
  }

  @Test("Comments are as many as the list says")
  func comments() async throws {
    let list = try await client.json(
      fake, "flickr.interestingness.getList", ["extras": "count_comments", "per_page": "30"])
    var total = 0
    for photo in list.photos?.photo?.items ?? [] {
      let answer = try await client.json(
        fake, "flickr.photos.comments.getList", ["photo_id": photo.id?.text ?? ""])
      let count = answer.comments?.comment?.items.count ?? -1
      #expect("\(count)" == photo.count_comments?.text)
      total += count
    }
    #expect(total > 0)
  }

  @Test("Addresses lead to members, groups and galleries")
  func lookUps() async throws {
    let world = fake.world
    let gallery = world.galleries(of: world.owners[0])[0]
    for (method, url, root, id) in [
      ("lookupUser", "https://www.flickr.com/photos/asa_jons/", "user", world.owners[0].nsid),
      ("lookupUser", "http://flickr.com/people/10000014@n03?a=b", "user", world.owners[2].nsid),
      ("lookupGroup", "https://www.flickr.com/groups/group-1/pool/", "group", "20000000@N20"),
      ("lookupGallery", gallery.url, "gallery", gallery.dashedID),
    ] {
      let answer = try await client.json(fake, "flickr.urls.\(method)", ["url": url])
      #expect(answer[root]?.id?.text == id, "\(url)")
    }
    let nobody = try await client.json(
      fake, "flickr.urls.lookupUser", ["url": "https://www.flickr.com/photos/nobody/"])
    #expect(nobody.code?.text == "1")
  }

  @Test("Members are described with what they gave, and found by screen name")
  func members() async throws {
    for owner in fake.world.owners {
      let info = try await client.json(
        fake, "flickr.people.getInfo", ["user_id": owner.nsid])
      #expect(info.person?.username?["_content"]?.text == owner.username)
      #expect(info.person?.photos?.count?["_content"]?.text == "24")
      let found = try await client.json(
        fake, "flickr.people.findByUsername", ["username": owner.username])
      #expect(found.user?.nsid?.text == owner.nsid)
    }
    let licenses = try await client.json(fake, "flickr.photos.licenses.getInfo")
    #expect(licenses.licenses?.license?.items.count == 17)
    let echo = try await client.json(fake, "flickr.test.echo", ["foo": "b a"])
    #expect(echo.foo?["_content"]?.text == "b a")
  }

  @Test("A photo that is gone, or gone but still listed, has neither details nor files")
  func goneAndGhosts() async throws {
    let url = fake.url + "images/" + fake.world.photo(5).sizes[3].path
    #expect(try await client.bytes(url).status == 200)
    fake.update { world in
      world.ghosts = [5]
      world.deleted = [6]
    }
    let list = try await client.json(fake, "flickr.interestingness.getList", ["per_page": "500"])
    let ids = list.photos?.photo?.items.compactMap { $0.id?.text } ?? []
    #expect(ids.contains(FakePhoto.id(of: 5)))
    #expect(!ids.contains(FakePhoto.id(of: 6)))
    for serial in [5, 6] {
      #expect(try await details("flickr.photos.getInfo", serial).code?.text == "1")
      #expect(try await details("flickr.photos.getSizes", serial).code?.text == "1")
    }
    #expect(try await client.bytes(url).status == 404)
  }

  @Test("A photo names its albums and groups side by side, or nothing")
  func contexts() async throws {
    let world = fake.world
    for serial in 0..<40 {
      let answer = try await details("flickr.photos.getAllContexts", serial)
      let albums = world.albums(of: world.owners[serial % 5])
        .filter { world.serials(in: $0).contains(serial) }
      let groups = world.allGroups.filter { world.serials(in: $0).contains(serial) }
      #expect(answer.stat?.text == "ok")
      #expect((answer.set?.items ?? []).map { $0.id?.text } == albums.map(\.id))
      #expect((answer.pool?.items ?? []).map { $0.id?.text } == groups.map(\.nsid))
      #expect(albums.count <= 1)
    }
  }

  @Test("A photo that Flickr is still at work on has server 0 and no images")
  func processing() async throws {
    fake.update { $0.edits[7, default: PhotoEdit()].isProcessing = true }
    let info = try await details("flickr.photos.getInfo", 7)
    #expect(info.photo?.server?.text == "0")
    let sizes = try await details("flickr.photos.getSizes", 7)
    #expect(sizes.sizes?.size == .array([]))
  }

  @Test("A file that is replaced gets new names, and a new photo comes first")
  func changes() async throws {
    let old = fake.world.photo(5)
    fake.update { world in
      world.edits[5, default: PhotoEdit()].replacements = 1
      world.edits[5]?.title = "Anew"
      world.options.photos += 1
    }
    let info = try await details("flickr.photos.getInfo", 5)
    #expect(info.photo?.secret?.text != old.secret)
    #expect(info.photo?.title?["_content"]?.text == "Anew")
    #expect(try await client.bytes(fake.url + "images/" + old.sizes[3].path).status == 404)
    let list = try await client.json(fake, "flickr.interestingness.getList")
    #expect(list.photos?.photo?.items.first?.id?.text == FakePhoto.id(of: 120))
  }
}
