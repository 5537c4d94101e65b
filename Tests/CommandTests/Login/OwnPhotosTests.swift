import FakeFlickr
import Testing

@Suite struct OwnPhotosTests {
  private func binary(_ path: String, _ fake: FakeFlickr) -> Binary {
    let credentials = fake.credentials
    return Binary(
      folder: path,
      environment: [
        "FLICKR_API_KEY": credentials.key, "FLICKR_API_SECRET": credentials.secret,
        "FLICKR_API_URL": fake.apiURL, "FLICKR_OAUTH_TOKEN": credentials.token,
        "FLICKR_OAUTH_TOKEN_SECRET": credentials.tokenSecret,
      ])
  }

  @Test("One's own hidden photos are listed, and published only when asked; no secret gets out")
  func hidden() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 20, hiddenPhotos: 5))
    let folder = try TemporaryFolder()
    let binary = binary(folder.path, fake)
    let stream = "https://www.flickr.com/photos/\(fake.world.owners[0].nsid)/"
    let outcome = try await binary.run([stream, "--verbose", "--json"])
    #expect(try outcome.status == 0 && outcome.report().photos == 4)
    #expect(outcome.errors.contains("5 photos left out"))
    let credentials = fake.credentials
    let site = try folder.files(in: "").map { String(decoding: $1, as: UTF8.self) }
    for secret in [
      credentials.key, credentials.secret, credentials.token, credentials.tokenSecret,
    ] {
      #expect(!([outcome.output, outcome.errors] + site).contains { $0.contains(secret) })
    }
    let all = try await binary.run([stream, "--visibility", "all", "--json"])
    #expect(try all.status == 0 && all.report().photos == 7)
  }

  @Test("A login that was taken back ends with 77 and says what to do")
  func revoked() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 3))
    fake.revokeTokens()
    let folder = try TemporaryFolder()
    let outcome = try await binary(folder.path, fake).run(["explore"])
    #expect(outcome.status == 77 && outcome.errors.contains("flickr-gallery login"))
  }

  @Test("Half a token is a mistake; a login without the secret is left out with a warning")
  func halves() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 3))
    let folder = try TemporaryFolder()
    var half = binary(folder.path, fake)
    half.environment["FLICKR_OAUTH_TOKEN"] = nil
    let outcome = try await half.run(["explore"])
    #expect(outcome.status == 78 && outcome.errors.contains("FLICKR_OAUTH_TOKEN is not set"))
    var open = binary(folder.path, fake)
    open.environment["FLICKR_API_SECRET"] = nil
    let built = try await open.run(["explore"])
    #expect(built.status == 0 && built.errors.contains("FLICKR_API_SECRET is not set"))
    #expect(!fake.calls.contains { $0.isSigned })
  }
}
