import FakeFlickr
import Foundation
import GalleryModel
import Testing

@testable import FlickrSources

/// Logs in to a fake Flickr over real sockets.
@Suite struct FlickrAccountTests {
  private func server(
    _ fake: FakeFlickr, secret: String? = nil, time: VirtualTime = VirtualTime()
  ) throws -> FlickrAccountServer {
    FlickrAccountServer(
      key: fake.credentials.key, secret: secret ?? fake.credentials.secret,
      logins: try APIEndpoint(fake.oauthURL), api: try APIEndpoint(fake.apiURL),
      time: time.keeper())
  }

  private func fault(of work: () async throws -> Void) async -> LoginFault? {
    let error = await #expect(throws: FlickrSourceError.self) { try await work() }
    guard case .login(let fault)? = error else { return nil }
    return fault
  }

  @Test("The right code, typed without dashes, gives a login of the member, saved and good")
  func rightCode() async throws {
    let fake = try FakeFlickr()
    let folder = try TemporaryFolder()
    let file = CredentialsFile(folder: "\(folder.path)/settings")
    let model = AccountModel(server: try server(fake), store: file)
    try await model.begin()
    let token = try #require(fake.openLogins.first)
    #expect(model.address == "\(fake.oauthURL)authorize?oauth_token=\(token)&perms=read")
    let code = try #require(fake.authorize(token)).filter { $0 != "-" }
    try await model.verify(try #require(LoginCode(typed: code)))
    let owner = fake.world.owners[0]
    #expect(model.credentials?.member?.rawValue == owner.nsid)
    #expect(model.credentials?.username == owner.username)
    #expect(try file.load() == model.credentials)
    #expect(fake.calls.map(\.isSigned) == [true, true, true])
    #expect(fake.calls.last?.method == "flickr.test.login")
  }

  @Test("A wrong code is said to be one, and nothing is saved")
  func wrongCode() async throws {
    let fake = try FakeFlickr()
    let folder = try TemporaryFolder()
    let file = CredentialsFile(folder: folder.path)
    let model = AccountModel(server: try server(fake), store: file)
    try await model.begin()
    _ = fake.authorize(try #require(fake.openLogins.first))
    let code = try #require(LoginCode(typed: "000-000-000"))
    let fault = await fault { try await model.verify(code) }
    #expect(fault == .wrongCode && fault?.kind == .permission)
    #expect(try file.load() == nil && fake.calls.count == 2)
  }

  @Test("A secret that does not belong to the key is a mistake in the configuration")
  func badSignature() async throws {
    let fake = try FakeFlickr()
    let server = try server(fake, secret: "wrong")
    let fault = await fault { _ = try await server.begin() }
    #expect(fault == .badSignature && fault?.kind == .configuration)
    #expect(fake.calls.count == 1)
  }

  @Test("A login that the member took back is said to be void")
  func revoked() async throws {
    let fake = try FakeFlickr()
    fake.revokeTokens()
    let server = try server(fake)
    let login = Credentials(
      token: fake.credentials.token, tokenSecret: fake.credentials.tokenSecret)
    let fault = await fault { _ = try await server.member(of: login) }
    #expect(fault == .revoked && fault?.kind == .permission)
  }

  @Test("A server that cannot be reached is unavailable, after all tries")
  func unreachable() async throws {
    let fake = try FakeFlickr()
    let time = VirtualTime()
    let server = try server(fake, time: time)
    fake.stop()
    let error = await #expect(throws: FlickrSourceError.self) { _ = try await server.begin() }
    #expect(error?.kind == .unavailable && time.waits.count == 4)
  }

  @Test("What passes is tried again with a signature of its own")
  func triesAgain() async throws {
    let fake = try FakeFlickr(faults: [FaultRule(.http(503), on: .api, times: 2)])
    let login = Credentials(
      token: fake.credentials.token, tokenSecret: fake.credentials.tokenSecret)
    let member = try await server(fake).member(of: login)
    #expect(member.rawValue == fake.world.owners[0].nsid && fake.calls.count == 3)
  }

  @Test("Flickr's own numbers for a bad login and a bad signature are understood")
  func numbers() async throws {
    for (code, expected) in [(98, LoginFault.revoked), (96, .badSignature)] {
      let answer = "<rsp stat=\"fail\"><err code=\"\(code)\" msg=\"no\"/></rsp>"
      let client = try FlickrClient(
        key: "k", transport: ScriptedTransport([.answer(answer)]), time: VirtualTime().keeper())
      #expect(await fault { _ = try await client.call("m") } == expected)
    }
  }

  @Test("A refusal's words never show the base text or a token that stands in it")
  func hidesBaseText() {
    let body = "oauth_problem=strange&debug_sbs=GET&oauth_token=5ecret"
    let response = HTTPResponse(status: 401, body: Array(body.utf8))
    #expect(LoginFault(refusing: response) == .other("strange"))
    let long = HTTPResponse(status: 401, body: Array("oauth_problem=72157-5ecret".utf8))
    #expect(LoginFault(refusing: long)?.description.contains("5ecret") == false)
    #expect(LoginFault(refusing: HTTPResponse(status: 401)) == nil)
  }

  @Test("With a login one's own stream holds hidden photos, which are not public")
  func ownStream() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 20, hiddenPhotos: 5))
    let owner = NSID.test(fake.world.owners[0].nsid)
    for member in [owner, nil] {
      let login = Credentials(
        token: fake.credentials.token, tokenSecret: fake.credentials.tokenSecret, member: member)
      let photos = try await photos(of: owner, fake, login)
      #expect(photos.count == 9)
      #expect(photos.filter { $0.visibility == .everyone && $0.safety == .safe }.count == 4)
    }
    #expect(try await photos(of: owner, fake, nil).count == 4)
    #expect(fake.calls(of: "flickr.people.getPhotos").count == 2)
  }

  @Test("Another member's stream is listed as everybody sees it")
  func otherStream() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 20))
    let login = Credentials(
      token: fake.credentials.token, tokenSecret: fake.credentials.tokenSecret,
      member: NSID.test(fake.world.owners[0].nsid))
    let other = NSID.test(fake.world.owners[1].nsid)
    #expect(try await photos(of: other, fake, login).count == 4)
    #expect(fake.calls(of: "flickr.people.getPhotos").isEmpty)
    #expect(!fake.calls.contains { !$0.isSigned })
  }

  private func photos(
    of member: NSID, _ fake: FakeFlickr, _ login: Credentials?
  ) async throws -> [Photo] {
    let key = fake.credentials.key
    let signer = login.map {
      CallSigner(key: key, secret: fake.credentials.secret, credentials: $0)
    }
    let client = try FlickrClient(
      key: key, signer: signer, endpoint: APIEndpoint(fake.apiURL), time: VirtualTime().keeper())
    let feeds = FeedClient(endpoint: try APIEndpoint(fake.feedURL))
    let address = try FlickrAddress.parse("https://www.flickr.com/photos/\(member)/")
    let source = try await AddressOpener(client: client, feeds: feeds).open(address)
    return try await Taken(from: source).photos
  }
}
