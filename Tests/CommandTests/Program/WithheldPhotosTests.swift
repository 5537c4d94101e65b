import FakeFlickr
import Foundation
import Testing

/// A member whose photos are for friends, for family or not safe, beside those for everybody.
@Suite struct WithheldPhotosTests {
  private let fake: FakeFlickr

  init() throws { fake = try FakeFlickr(WorldOptions(photos: 15, owners: 1, hiddenPhotos: 10)) }

  private func binary(in folder: String) -> Binary {
    let credentials = fake.credentials
    return Binary(
      folder: folder,
      environment: [
        "FLICKR_API_KEY": credentials.key, "FLICKR_API_SECRET": credentials.secret,
        "FLICKR_API_URL": fake.apiURL, "FLICKR_OAUTH_TOKEN": credentials.token,
        "FLICKR_OAUTH_TOKEN_SECRET": credentials.tokenSecret,
      ])
  }

  private var stream: String { "https://www.flickr.com/photos/\(fake.world.owners[0].nsid)/" }

  /// Hidden photos of these kinds: private, friends, family, moderate, restricted.
  private func hidden(_ kinds: Set<Int>) -> [FakePhoto] {
    fake.world.hiddenSerials.filter { kinds.contains($0 % 5) }.map(fake.world.photo)
  }

  @Test(
    "What options hide is in no byte of the site, and verify knows",
    arguments: [
      ([], [0, 1, 2, 3, 4]), (["--safety", "moderate"], [0, 1, 2, 4]),
      (["--safety", "restricted"], [0, 1, 2]), (["--visibility", "all"], [3, 4]),
      (["--visibility", "all", "--safety", "restricted"], []),
    ] as [([String], Set<Int>)])
  func hides(options: [String], kinds: Set<Int>) async throws {
    let folder = try TemporaryFolder()
    let binary = binary(in: folder.path)
    let built = try await binary.run([stream, "--json"] + options)
    let withheld = hidden(kinds)
    #expect(try built.status == 0 && built.report().photos == 25 - withheld.count)
    for (path, bytes) in try folder.files(in: "site") {
      for photo in withheld {
        for trace in [photo.id, photo.secret] {
          #expect(!path.contains(trace) && bytes.range(of: Data(trace.utf8)) == nil, "\(path)")
        }
      }
    }
    let clean = try await binary.run(["verify", "--json"] + options)
    #expect(clean.status == 0 && clean.output.contains(#""privacy_checked":true"#))
  }

  @Test("An id that turns up later is found by verify, which says where it cannot know")
  func finds() async throws {
    let folder = try TemporaryFolder()
    let binary = binary(in: folder.path)
    #expect(try await binary.run([stream]).status == 0)
    let photo = try #require(hidden([0]).first)
    try folder.write("once there: \(photo.id)", to: "site/notes.txt")
    let found = try await binary.run(["verify"])
    #expect(found.status == 2 && found.errors.contains("notes.txt:1: error: the id of a photo"))
    let elsewhere = try await binary.run(["verify", "--library", "none.sqlite"])
    #expect(elsewhere.status == 1 && elsewhere.errors.contains("none.sqlite"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/.flickr-gallery")
    let unknown = try await binary.run(["verify"])
    #expect(unknown.status == 0 && unknown.errors.contains("was not checked"))
  }
}
