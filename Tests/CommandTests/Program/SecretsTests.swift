import FakeFlickr
import Foundation
import Testing

/// The key, its secret and a login's token get nowhere but into calls.
@Suite struct SecretsTests {
  /// A secret as it is, and as encodings would hide it from a careless search.
  private static func forms(of secret: String) -> [String] {
    let bytes = Array(secret.utf8)
    let percent = bytes.map { String(format: "%%%02X", $0) }.joined()
    let hexadecimal = bytes.map { String(format: "%02x", $0) }.joined()
    // What surrounds the secret decides about the characters at both ends.
    let packed = (0..<3).map { shift in
      let text = Data([UInt8](repeating: 0, count: shift) + bytes).base64EncodedString()
      let start = text.index(text.startIndex, offsetBy: shift == 0 ? 0 : 4)
      return String(text[start...].prefix(12))
    }
    let encoded = secret.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? secret
    return [secret, percent, percent.lowercased(), hexadecimal, encoded] + packed
      + [String(secret.reversed())]
  }

  private func expectNothing(
    of fake: FakeFlickr, in folder: borrowing TemporaryFolder, _ outcomes: [Outcome]
  ) throws {
    let credentials = fake.credentials
    let secrets = [
      credentials.key, credentials.secret, credentials.token, credentials.tokenSecret,
    ].flatMap(Self.forms)
    var places = try folder.files(in: "")
    for (number, outcome) in outcomes.enumerated() {
      places["output \(number)"] = Data(outcome.output.utf8)
      places["errors \(number)"] = Data(outcome.errors.utf8)
    }
    #expect(places.keys.contains { $0.hasSuffix("library.sqlite") })
    for (place, bytes) in places {
      for secret in secrets { #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(place)") }
    }
    for call in fake.calls where ![.api, .login].contains(call.kind) {
      #expect(!call.carriesCredentials, "\(call.method)")
    }
  }

  @Test(
    "Neither pages nor images, logs, errors or the library tell a secret", arguments: [true, false])
  func nowhere(isSigned: Bool) async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 12, owners: 2, hiddenPhotos: 2))
    let folder = try TemporaryFolder()
    let credentials = fake.credentials
    var environment = [
      "FLICKR_API_KEY": credentials.key, "FLICKR_API_SECRET": credentials.secret,
      "FLICKR_API_URL": fake.apiURL, "FLICKR_FEED_URL": fake.feedURL,
    ]
    if isSigned {
      environment["FLICKR_OAUTH_TOKEN"] = credentials.token
      environment["FLICKR_OAUTH_TOKEN_SECRET"] = credentials.tokenSecret
    }
    let binary = Binary(folder: folder.path, environment: environment)
    let stream = "https://www.flickr.com/photos/\(fake.world.owners[0].nsid)/"
    var outcomes: [Outcome] = []
    for arguments in [
      ["sync", stream], ["build", stream, "--metadata", "all", "--images", "mirror", "--json"],
      ["verify"],
    ] {
      outcomes.append(try await binary.run(arguments + ["--verbose"]))
      #expect(outcomes.last?.status == 0, "\(outcomes.last?.errors ?? "")")
    }
    #expect(fake.calls.contains { $0.kind == .image })
    // A server knows what it was told, and no more than that.
    let echo =
      isSigned
      ? "\(credentials.key) \(credentials.secret) \(credentials.token)" : credentials.key
    for fault in [
      Fault.api(APIFailure(100, "Invalid API Key \(echo)")), .api(APIFailure(98, echo)),
      .api(APIFailure(7, echo)), .http(503), .html, .reset, .notFound,
    ] {
      fake.clearFaults()
      fake.add(FaultRule(fault, on: .api))
      outcomes.append(try await binary.run(["build", stream, "--verbose"]))
      #expect(outcomes.last?.status != 0)
    }
    try expectNothing(of: fake, in: folder, outcomes)
  }
}
