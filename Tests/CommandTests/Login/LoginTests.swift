import FakeFlickr
import Foundation
import Testing

@Suite(.timeLimit(.minutes(10))) struct LoginTests {
  private static let file = ".config/flickr-gallery/credentials"

  private func binary(_ path: String, _ fake: FakeFlickr) -> Binary {
    Binary(
      folder: path,
      environment: [
        "FLICKR_API_KEY": fake.credentials.key, "FLICKR_API_SECRET": fake.credentials.secret,
        "FLICKR_API_URL": fake.apiURL, "FLICKR_OAUTH_URL": fake.oauthURL,
      ])
  }

  /// Logs in, typing what comes of the code that the page shows.
  private func logIn(
    _ binary: Binary, _ fake: FakeFlickr, typing change: (String) -> String = { $0 + "\n" }
  ) async throws -> Outcome {
    let input = Pipe()
    let running = try binary.start(["login", "--verbose"], input: input)
    while fake.openLogins.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    let token = try #require(fake.openLogins.first)
    let code = try #require(fake.authorize(token))
    try input.fileHandleForWriting.write(contentsOf: Data(change(code).utf8))
    try input.fileHandleForWriting.close()
    return try await running.outcome()
  }

  @Test("Login then logout: the address is a result, the file is private, and no secret is told")
  func whole() async throws {
    let fake = try FakeFlickr()
    let folder = try TemporaryFolder()
    let binary = binary(folder.path, fake)
    let outcome = try await logIn(binary, fake) { "\n\($0.filter { $0 != "-" })\n" }
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("\(fake.oauthURL)authorize?oauth_token="))
    #expect(outcome.output.contains(fake.world.owners[0].nsid))
    #expect(outcome.errors.contains("That is no code"))
    let path = "\(folder.path)/\(Self.file)"
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    let saved = try JSONDecoder().decode(
      [String: String].self, from: Data(try folder.text(Self.file).utf8))
    let credentials = fake.credentials
    let told = outcome.output + outcome.errors
    for secret in [
      credentials.key, credentials.secret, try #require(saved["token"]),
      try #require(saved["token_secret"]),
    ] { #expect(!secret.isEmpty && !told.contains(secret)) }

    let logout = try await binary.run(["logout"])
    #expect(logout.status == 0 && logout.output.contains("Logged out"))
    #expect(!FileManager.default.fileExists(atPath: path))
    let again = try await binary.run(["logout"])
    #expect(again.status == 0 && again.output.contains("There is no login"))
  }

  @Test("A saved login that others can read is warned about, and a private one is not")
  func openToOthers() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 2))
    let folder = try TemporaryFolder()
    let binary = binary(folder.path, fake)
    #expect(try await logIn(binary, fake).status == 0)
    #expect(try await !binary.run(["explore"]).errors.contains("chmod 600"))
    let path = "\(folder.path)/\(Self.file)"
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    let outcome = try await binary.run(["explore"])
    #expect(outcome.status == 0 && outcome.errors.contains("chmod 600 \(path)"))
  }

  @Test("A last line without an end is a code, too; the settings may be elsewhere")
  func elsewhere() async throws {
    let fake = try FakeFlickr()
    let folder = try TemporaryFolder()
    var binary = binary(folder.path, fake)
    binary.environment["XDG_CONFIG_HOME"] = "\(folder.path)/mine"
    #expect(try await logIn(binary, fake) { $0 }.status == 0)
    #expect(try folder.files(in: "mine").keys.sorted() == ["flickr-gallery/credentials"])
  }

  @Test("A wrong code ends with 77 and saves nothing")
  func wrongCode() async throws {
    let fake = try FakeFlickr()
    let folder = try TemporaryFolder()
    let outcome = try await logIn(binary(folder.path, fake), fake) { _ in "000-000-000\n" }
    #expect(outcome.status == 77 && outcome.errors.contains("the code"))
    #expect(try folder.files(in: "").isEmpty)
  }

  @Test("Standard input that ends before a code came is told")
  func noCode() async throws {
    let fake = try FakeFlickr()
    let folder = try TemporaryFolder()
    let outcome = try await binary(folder.path, fake).run(["login"])
    #expect(outcome.status == 1 && outcome.errors.contains("standard input ended"))
  }

  @Test(
    "Without a key or a secret a login ends with 78 and says how to get them",
    arguments: ["FLICKR_API_KEY", "FLICKR_API_SECRET"])
  func noKey(variable: String) async throws {
    let fake = try FakeFlickr()
    let folder = try TemporaryFolder()
    var binary = binary(folder.path, fake)
    binary.environment[variable] = nil
    let outcome = try await binary.run(["login"])
    #expect(outcome.status == 78 && outcome.errors.contains("\(variable) is not set"))
    #expect(fake.calls.isEmpty)
  }

  @Test("A wrong secret ends with 78, a server that cannot be reached with 69")
  func refused() async throws {
    let fake = try FakeFlickr()
    let folder = try TemporaryFolder()
    var wrong = binary(folder.path, fake)
    wrong.environment["FLICKR_API_SECRET"] = "wr0ng5ecret"
    let outcome = try await wrong.run(["login", "--verbose"])
    #expect(outcome.status == 78 && outcome.errors.contains("FLICKR_API_SECRET"))
    #expect(!outcome.errors.contains("wr0ng5ecret"))
    let closed = try await binary(folder.path, fake).run(
      ["login", "--oauth-url", "http://127.0.0.1:1/"])
    #expect(closed.status == 69 && closed.errors.contains("127.0.0.1"))
  }

  @Test("Control-C ends a login that waits for its code", .timeLimit(.minutes(10)))
  func interrupted() async throws {
    let fake = try FakeFlickr()
    let folder = try TemporaryFolder()
    let input = Pipe()
    let running = try binary(folder.path, fake).start(["login"], input: input)
    while fake.openLogins.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    running.interrupt()
    #expect(try await running.outcome().status == 130)
    try input.fileHandleForWriting.close()
  }
}
