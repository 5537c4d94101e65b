import FakeFlickr
import Foundation
import Testing

struct RecordingTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/flickr/recordings")

  private static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  private let client = Client()

  @Test(
    "Every name in an answer was seen in answers of the real method",
    .enabled(if: isThere, "the recordings are not here"),
    arguments: [
      ("interestingness.getList", ["extras": extras], ["photos.search", "people.getPublicPhotos"]),
      (
        "people.getPublicPhotos", ["user_id": "10000000@N01", "extras": extras],
        ["photos.search", "interestingness"]
      ),
      (
        "photosets.getPhotos", ["photoset_id": "72177000000000000", "extras": extras],
        ["photos.search", "interestingness"]
      ),
      ("photosets.getList", ["user_id": "10000000@N01"], []),
      ("photosets.getInfo", ["photoset_id": "72177000000000000"], ["photosets.getList"]),
      ("galleries.getPhotos", ["gallery_id": "72157700000000000"], ["photos.comments"]),
      ("galleries.getInfo", ["gallery_id": "72157700000000000"], []),
      ("groups.pools.getPhotos", ["group_id": "20000000@N20"], []),
      ("groups.getInfo", ["group_id": "20000000@N20"], []),
      ("favorites.getPublicList", ["user_id": "10000000@N01"], []),
      ("people.getInfo", ["user_id": "10000000@N01"], []),
      ("people.findByUsername", ["username": "dana.w"], []),
      ("photos.getInfo", ["photo_id": "53000000007"], []),
      ("photos.getInfo", ["photo_id": "53000000070"], []),
      ("photos.getSizes", ["photo_id": "53000000007"], []),
      ("photos.getExif", ["photo_id": "53000000007"], []),
      ("photos.comments.getList", ["photo_id": "53000000035"], []),
      ("photos.licenses.getInfo", [:], []),
      ("urls.lookupUser", ["url": "https://www.flickr.com/photos/asa_jons/"], []),
      ("urls.lookupGroup", ["url": "https://www.flickr.com/groups/group-1/"], []),
    ])
  func namesAreReal(
    method: String, parameters: [String: String], alike: [String]
  ) async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 100))
    let answer = try await client.call(fake, "flickr.\(method)", parameters)
    #expect(answer.contains("stat=\"ok\""))
    let real = try recorded([method] + alike)
    #expect(Self.names(answer).subtracting(real).sorted() == [])
  }

  private static let extras =
    "description,license,date_upload,date_taken,last_update,owner_name,realname,path_alias,"
    + "icon_server,tags,machine_tags,views,media,geo,original_format,o_dims,count_faves,"
    + "count_comments,safety_level,url_sq,url_q,url_t,url_s,url_n,url_m,url_z,url_c,url_l,url_h,"
    + "url_k,url_o"

  private func recorded(_ methods: [String]) throws -> Set<String> {
    try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { name in methods.contains { name.hasPrefix($0) } }
      .reduce(into: []) { names, file in
        let data = try Data(contentsOf: Self.folder.appending(path: file))
        names.formUnion(Self.names(String(decoding: data, as: UTF8.self)))
      }
  }

  /// The names of elements, attributes and JSON members.
  private static func names(_ text: String) -> Set<String> {
    let pattern = /<(?<element>[a-z_0-9]+)|\s(?<attribute>[a-z_0-9]+)=\"|\"(?<member>[a-z_0-9]+)\":/
    return text.matches(of: pattern).reduce(into: []) { names, match in
      let name = match.output.element ?? match.output.attribute ?? match.output.member
      if let name { names.insert(String(name)) }
    }
  }
}
