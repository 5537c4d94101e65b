import FakeFlickr
import Foundation
import Testing

/// Lists that Flickr knows no longer, though the library does.
@Suite struct GoneListsTests {
  @Test(
    "A member who is gone stops the run, with the library and the site as they were",
    arguments: [
      APIFailure(1, "User not found"), APIFailure(5, "User deleted"), APIFailure(2, "Unknown user"),
    ])
  func memberGone(failure: APIFailure) async throws {
    let member = try FakeMember(photos: 12)
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let stream = try member.stream
    #expect(try await binary.run([stream]).status == 0)
    let before = try folder.files(in: "site")
    member.fake.add(FaultRule(.api(failure), on: .api))
    for command in ["build", "sync", "build"] {
      let outcome = try await binary.run([command, stream])
      #expect(outcome.status == 1 && outcome.errors.contains("The library holds 12 of its photos"))
      #expect(outcome.errors.contains("--accept-removals"))
    }
    #expect(try folder.files(in: "site") == before)
    #expect(try await binary.run([stream, "--offline", "--output", "again"]).status == 0)
    #expect(try folder.files(in: "again") == before)
    let accepted = try await binary.run([stream, "--accept-removals", "--json"])
    #expect(try accepted.status == 0 && accepted.report().photos == 0)
    #expect(try folder.files(in: "site").keys.contains { $0.hasPrefix("photo/") } == false)
    #expect(try await binary.run(["verify"]).status == 0)
  }

  @Test("A member who is back after that is listed as ever")
  func comesBack() async throws {
    let member = try FakeMember(photos: 12)
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let stream = try member.stream
    #expect(try await binary.run([stream]).status == 0)
    let before = try folder.files(in: "site")
    member.fake.add(FaultRule(.userDeleted, on: .method("flickr.people.getPublicPhotos")))
    #expect(try await binary.run([stream, "--accept-removals"]).status == 0)
    member.fake.clearFaults()
    #expect(try await binary.run([stream]).status == 0)
    #expect(try folder.files(in: "site") == before)
  }

  @Test("Whoever the library never knew is simply not there")
  func unknown() async throws {
    let member = try FakeMember(photos: 3)
    let folder = try TemporaryFolder()
    let outcome = try await member.binary(in: folder.path).run([
      "flickr.com/photos/99999999@N01", "--accept-removals",
    ])
    #expect(outcome.status == 1 && outcome.errors.contains("99999999@N01"))
    #expect(!outcome.errors.contains("The library holds"))
  }

  @Test("An album that was deleted stops the run as well")
  func album() async throws {
    let member = try FakeMember(photos: 12)
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let owner = try #require(member.fake.world.owners.first)
    let album = try #require(member.fake.world.albums(of: owner).first)
    let address = "\(try member.stream)/albums/\(album.id)"
    #expect(try await binary.run([address]).status == 0)
    member.fake.add(FaultRule(.notFound, on: .api))
    let outcome = try await binary.run([address])
    #expect(
      outcome.status == 1 && outcome.errors.contains("of its photos, and nothing was removed"))
    #expect(try await binary.run([address, "--accept-removals"]).status == 0)
  }

  @Test("After a logout a public gallery goes on; what only the member sees is told to be missing")
  func logout() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 6, owners: 1, hiddenPhotos: 30))
    let folder = try TemporaryFolder()
    let credentials = fake.credentials
    var binary = Binary(
      folder: folder.path,
      environment: [
        "FLICKR_API_KEY": credentials.key, "FLICKR_API_SECRET": credentials.secret,
        "FLICKR_API_URL": fake.apiURL, "FLICKR_OAUTH_TOKEN": credentials.token,
        "FLICKR_OAUTH_TOKEN_SECRET": credentials.tokenSecret,
      ])
    let stream = "https://www.flickr.com/photos/\(fake.world.owners[0].nsid)/"
    #expect(try await binary.run([stream, "--json"]).report().photos == 6)
    let everything = [stream, "--visibility", "all", "--safety", "restricted", "--json"]
    #expect(try await binary.run(everything + ["--output", "all"]).report().photos == 36)
    let login = binary.environment
    binary.environment["FLICKR_OAUTH_TOKEN"] = nil
    binary.environment["FLICKR_OAUTH_TOKEN_SECRET"] = nil
    let refused = try await binary.run(everything)
    #expect(refused.status == 1 && refused.errors.contains("an earlier run was logged in"))
    #expect(try await binary.run([stream, "--json"]).report().photos == 6)
    binary.environment = login
    #expect(try await binary.run(everything).report().photos == 36)
  }
}
