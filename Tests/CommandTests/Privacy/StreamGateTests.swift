import FakeFlickr
import Foundation
import Testing

@Suite("What a stream hides", .timeLimit(.minutes(20))) struct StreamGateTests {
  private static let (shown, hidden) = (30, 20)

  /// Kinds of hidden photos in turn: private, for friends, for family, moderate, restricted.
  private func isAllowed(_ number: Int, _ visibility: String, _ safety: String) -> Bool {
    switch number % 5 {
    case 0, 1, 2: visibility == "all"
    case 3: safety != "safe"
    default: safety == "restricted"
    }
  }

  private func hiddenPhotos(of fake: FakeFlickr) -> [FakePhoto] {
    fake.world.hiddenSerials.sorted().map { fake.world.photo($0) }
  }

  private func start(hidden: Int) throws -> FakeFlickr {
    let fake = try FakeFlickr(
      WorldOptions(photos: Self.shown, owners: 1, hiddenPhotos: hidden))
    fake.update { world in
      for serial in world.hiddenSerials {
        var edit = PhotoEdit()
        edit.title = "withheldtitle\(serial)x"
        edit.description = "withheldwords\(serial)x"
        world.edits[serial] = edit
      }
    }
    return fake
  }

  private func binary(_ path: String, _ fake: FakeFlickr, isSigned: Bool = true) -> Binary {
    let credentials = fake.credentials
    var environment = ["FLICKR_API_KEY": credentials.key, "FLICKR_API_URL": fake.apiURL]
    if isSigned {
      environment["FLICKR_API_SECRET"] = credentials.secret
      environment["FLICKR_OAUTH_TOKEN"] = credentials.token
      environment["FLICKR_OAUTH_TOKEN_SECRET"] = credentials.tokenSecret
    }
    return Binary(folder: path, environment: environment)
  }

  private func stream(of fake: FakeFlickr) -> String {
    "https://www.flickr.com/photos/\(fake.world.owners[0].nsid)/"
  }

  private func marks(of photo: FakePhoto) -> [String] {
    [photo.id, photo.secret, "withheldtitle\(photo.serial)x", "withheldwords\(photo.serial)x"]
  }

  @Test(
    "No byte of the site tells of a photo that these options hide",
    arguments: ["public", "all"], ["safe", "moderate", "restricted"])
  func hidden(visibility: String, safety: String) async throws {
    let fake = try start(hidden: Self.hidden)
    let folder = try TemporaryFolder()
    let photos = hiddenPhotos(of: fake).enumerated()
    let shut = photos.filter { !isAllowed($0.offset, visibility, safety) }.map(\.element)
    for (number, bundle) in [
      [],
      [
        "--metadata", "all", "--images", "mirror", "--mirror-all-rights",
        "--geo", "exact", "--base-url", "https://example.org/",
      ],
    ].enumerated() {
      let outcome = try await binary(folder.path, fake).run(
        [
          "build", stream(of: fake), "--output", "site\(number)", "--visibility", visibility,
          "--safety", safety, "--json",
        ] + bundle)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try outcome.report().photos == Self.shown + Self.hidden - shut.count)
      let site = try SiteBytes(folder, "site\(number)")
      #expect(site.places(of: shut.flatMap(marks)) == [])
    }
  }

  @Test("Deleted photos are gone with the next build, as if they had never been there")
  func deleted() async throws {
    let fake = try start(hidden: Self.hidden)
    let folder = try TemporaryFolder()
    let binary = binary(folder.path, fake)
    let options = [stream(of: fake), "--images", "mirror", "--mirror-all-rights"]
    #expect(try await binary.run(options).status == 0)
    let gone = [0, 11, 12, Self.shown - 1].map { fake.world.photo($0) }
    #expect(try !SiteBytes(folder, "site").places(of: gone.map(\.id)).isEmpty)
    fake.update { $0.deleted.formUnion([0, 11, 12, Self.shown - 1]) }
    #expect(try await binary.run(options).status == 0)
    let fresh = options + ["--output", "fresh", "--library", "fresh.sqlite"]
    #expect(try await binary.run(fresh).status == 0)
    let (site, other) = (try SiteBytes(folder, "site"), try SiteBytes(folder, "fresh"))
    #expect(site.places(of: gone.map(\.id)) == [])
    #expect(site.files.keys.sorted() == other.files.keys.sorted())
    for (path, bytes) in site.files { #expect(other.files[path] == bytes, "\(path)") }
  }
}
