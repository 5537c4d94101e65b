import Foundation
import Testing

/// A password in a target gets to the program that needs it, and nowhere else.
@Suite(.timeLimit(.minutes(15))) struct PublishSecretsTests {
  private static let secret = "hunter22Pass"
  private static let token = "ghp_0123456789abcdefghij"

  private func expectNothing(in folder: borrowing TemporaryFolder, _ outcomes: [Outcome]) throws {
    var places = try folder.files(in: "")
    // What the test itself wrote.
    for own in [".gitconfig", "gallery.json5", "work/.git/config"] { places[own] = nil }
    for (number, outcome) in outcomes.enumerated() {
      places["output \(number)"] = Data(outcome.output.utf8)
      places["errors \(number)"] = Data(outcome.errors.utf8)
    }
    for (place, bytes) in places {
      for secret in [Self.secret, Self.token] {
        #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(place)")
      }
    }
  }

  private func made(in folder: borrowing TemporaryFolder) async throws -> Binary {
    let binary = Binary(folder: folder.path)
    try folder.write(SavedAnswer.list(of: 2), to: "a.xml")
    #expect(try await binary.run(["a.xml"]).status == 0)
    return binary
  }

  @Test(
    "What cannot be reached is told without its password",
    arguments: [
      "git:http://me:\(secret)@127.0.0.1:1/r.git", "git:http://\(token)@127.0.0.1:1/r.git#pages",
      "git:http://\(token):x-oauth-basic@127.0.0.1:1/r.git",
      "git:http://127.0.0.1:1/r.git?private_token=\(secret)",
      "http://me:\(secret)@127.0.0.1:1/r.git",
      "sftp://me:\(secret)@127.0.0.1/www", "rsync://me:\(secret)@127.0.0.1:1/module",
      "me:\(secret)@127.0.0.1:www", ":sftp,host=127.0.0.1,port=1,user=me,pass=\(secret):www",
      "rclone::s3,provider=Other,access_key_id=\(token),secret_access_key=\"\(secret)\",endpoint='http://127.0.0.1:1':b",
      "nothing,token='\(secret)':path", "git:http://me:\(secret)@127.0.0.1:1/r.git#a..b",
    ])
  func refused(target: String) async throws {
    let folder = try TemporaryFolder()
    var binary = try await made(in: folder)
    binary.environment = [
      "RCLONE_LOW_LEVEL_RETRIES": "1", "RCLONE_RETRIES": "1", "AWS_MAX_ATTEMPTS": "1",
    ]
    var outcomes: [Outcome] = []
    for more in [["--verbose"], ["--json", "--verbose"], ["--dry-run"], ["--quiet"], ["surplus"]] {
      outcomes.append(try await binary.run(["publish", target] + more))
      #expect(outcomes.last?.status != 0, "\(more)")
      #expect(outcomes.last?.errors.isEmpty == false)
    }
    outcomes.append(try await binary.run(["init", "--what", "sample", "--publish", target]))
    #expect(outcomes.last?.status == 64)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/gallery.json5"))
    for mistake in ["", ", titel: 'x'"] {
      let text = "{publish: '\(target.replacing("'", with: "\\'"))'\(mistake)}"
      try folder.write(text, to: "gallery.json5")
      outcomes.append(try await binary.run(["publish", "--verbose"]))
      #expect(outcomes.last?.status != 0)
    }
    try expectNothing(in: folder, outcomes)
  }

  @Test(
    "What is reached with a password keeps it to itself",
    .enabled(if: Git.isInstalled, "no git"),
    arguments: ["git:https://me:\(secret)@example.org/r.git", "git:origin"])
  func reached(target: String) async throws {
    let folder = try TemporaryFolder()
    _ = try await made(in: folder)
    let binary = Binary(folder: "\(folder.path)/work", environment: ["HOME": folder.path])
    _ = try await Git.run(["init", "-q", "--bare", "bare.git"], in: folder.path)
    _ = try await Git.run(["init", "-q", "work"], in: folder.path)
    let address = "https://me:\(Self.secret)@example.org/r.git"
    _ = try await Git.run(["-C", "work", "remote", "add", "origin", address], in: folder.path)
    try folder.write(
      "[url \"\(folder.path)/bare.git\"]\n\tinsteadOf = \(address)\n", to: ".gitconfig")
    var outcomes: [Outcome] = []
    for more in [["--verbose"], ["--verbose", "--json"]] {
      outcomes.append(try await binary.run(["publish", target, "--site", "../site"] + more))
      #expect(outcomes.last?.status == 0, "\(outcomes.last?.errors ?? "")")
    }
    let log = try await Git.run(["--git-dir=bare.git", "log", "-p", "gh-pages"], in: folder.path)
    #expect(log.contains("index.html") && !log.contains(Self.secret))
    try expectNothing(in: folder, outcomes)
  }
}
