import FakeFlickr
import Testing

struct FeedTests {
  private let client = Client()
  private let fake: FakeFlickr

  init() throws { fake = try FakeFlickr(WorldOptions(photos: 120)) }

  private func items(_ query: String) async throws -> [JSON] {
    let url = fake.feedURL + "photos_public.gne?format=json&nojsoncallback=1&" + query
    return try JSON(try await client.fetch(url).text)["items"]?.items ?? []
  }

  @Test("A feed has the 20 newest photos, needs no key and names one image of each")
  func newest() async throws {
    let items = try await items("")
    #expect(items.count == 20)
    #expect(items.first?.link?.text?.contains(FakePhoto.id(of: 119)) == true)
    for item in items {
      #expect(item.media?.m?.text?.hasPrefix(fake.url + "images/") == true)
      #expect(item.media?.m?.text?.hasSuffix("_m.jpg") == true)
      #expect(item.title?.text?.isEmpty == false)
      #expect(item.author?.text?.hasPrefix("nobody@flickr.com (\"") == true)
      #expect(item.names.contains("license") == false)
    }
    let image = try #require(items.first?.media?.m?.text)
    #expect(try await client.bytes(image).status == 200)
  }

  @Test("A feed can be of one member, of several, of tags")
  func choices() async throws {
    let owners = fake.world.owners
    let one = try await items("id=\(owners[1].nsid)")
    #expect(one.count == 20)
    #expect(one.allSatisfy { $0.author_id?.text == owners[1].nsid })
    let two = try await items("ids=\(owners[1].nsid),\(owners[2].nsid)")
    #expect(Set(two.compactMap { $0.author_id?.text }) == [owners[1].nsid, owners[2].nsid])
    let all = try await items("tags=sea,sunset")
    let any = try await items("tags=sea,sunset&tagmode=any")
    let tags = { (item: JSON) in item.tags?.text?.split(separator: " ") ?? [] }
    #expect(all.allSatisfy { tags($0).contains("sea") && tags($0).contains("sunset") })
    #expect(!all.isEmpty && any.contains { !tags($0).contains("sunset") })
  }

  @Test("Atom is the default, and JSON without nojsoncallback comes in a function")
  func forms() async throws {
    let atom = try await client.fetch(fake.feedURL + "photos_public.gne")
    #expect(atom.headers["content-type"] == "application/atom+xml; charset=utf-8")
    #expect(atom.text.split(separator: "<entry>").count == 21)
    #expect(
      atom.text.hasPrefix("<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n<feed "))
    let function = try await client.fetch(fake.feedURL + "photos_public.gne?format=json")
    #expect(function.text.hasPrefix("jsonFlickrFeed({"))
    let nothing = try await client.fetch(fake.feedURL + "nothing.gne")
    #expect(nothing.status == 404)
    #expect(fake.calls.map(\.kind) == [.feed, .feed, .feed])
  }
}
