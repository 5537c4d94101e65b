import FakeFlickr
import Testing

struct ExtrasTests {
  private let client = Client()
  private let fake: FakeFlickr
  private let base: Set = [
    "id", "owner", "secret", "server", "farm", "title", "ispublic", "isfriend", "isfamily",
  ]

  init() throws { fake = try FakeFlickr(WorldOptions(photos: 120)) }

  @Test(
    "An extra brings its own members and no others",
    arguments: [
      ("", []), ("description", ["description"]), ("license", ["license"]),
      ("date_upload", ["dateupload"]),
      ("date_taken", ["datetaken", "datetakengranularity", "datetakenunknown"]),
      ("last_update", ["lastupdate"]), ("owner_name", ["ownername"]), ("realname", ["realname"]),
      ("icon_server", ["iconserver", "iconfarm"]), ("path_alias", ["pathalias"]),
      ("original_format", ["originalsecret", "originalformat"]),
      ("o_dims", ["o_width", "o_height"]), ("tags", ["tags"]), ("machine_tags", ["machine_tags"]),
      (
        "geo",
        [
          "latitude", "longitude", "accuracy", "context", "place_id", "woeid", "geo_is_public",
          "geo_is_contact", "geo_is_friend", "geo_is_family",
        ]
      ),
      ("views", ["views"]), ("media", ["media", "media_status"]),
      ("count_faves,count_comments", ["count_faves", "count_comments"]),
      ("url_sq", ["url_sq", "width_sq", "height_sq"]),
      ("url_o , url_6k", ["url_o", "width_o", "height_o"]), ("unheard_of", []),
    ])
  func extrasBringTheirMembers(extras: String, members: [String]) async throws {
    let photos = try await photos(extras)
    #expect(photos.count == 120)
    let seen = photos.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    #expect(seen.subtracting(base) == Set(members))
  }

  @Test(
    "The kinds of the numbers drift within one answer",
    arguments: [
      ("date_taken", "datetakengranularity"), ("date_taken", "datetakenunknown"),
      ("license", "license"), ("views", "views"), ("url_m", "width_m"), ("geo", "latitude"),
    ])
  func kindsDrift(extra: String, member: String) async throws {
    let values = try await photos(extra).compactMap { $0[member] }
    #expect(values.contains { $0.isString })
    #expect(values.contains { !$0.isString })
  }

  @Test("An alias is a string, null, empty or absent; a real name a string, empty or absent")
  func namesDrift() async throws {
    let photos = try await photos("path_alias,realname")
    let aliases = photos.map(\.pathalias)
    #expect(aliases.contains(.some(.null)))
    #expect(aliases.contains(.some(.string(""))))
    #expect(aliases.contains(nil))
    #expect(aliases.contains(.some(.string("asa_jons"))))
    let names = photos.map(\.realname)
    #expect(names.contains(.some(.string(""))))
    #expect(names.contains(nil))
  }

  @Test("Addresses of images lead to the fake itself, and sizes end at the original's")
  func addressesOfImages() async throws {
    for photo in try await photos("url_m,url_o,url_l,url_h,url_t") {
      let url = try #require(photo.url_t?.text)
      #expect(url.hasPrefix(fake.url + "images/"))
      #expect(url.hasSuffix("_\(try #require(photo.secret?.text))_t.jpg"))
      if let large = photo.url_l { #expect(large.text?.hasSuffix("_b.jpg") == true) }
    }
  }

  private func photos(_ extras: String) async throws -> [JSON] {
    let answer = try await client.json(
      fake, "flickr.interestingness.getList", ["extras": extras, "per_page": "500"])
    return answer.photos?.photo?.items ?? []
  }
}
