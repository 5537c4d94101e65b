import FakeFlickr
import Foundation
import Testing

@Suite struct SyncTests {
  @Test("Lists are kept whole, and no site is made; then a build needs no network")
  func lists() async throws {
    let member = try FakeMember(photos: 60)
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let stream = try member.stream
    let arguments = ["sync", stream, "explore", "--library", "kept/here.sqlite"]
    let report = try await binary.run(arguments + ["--json"]).json(SyncedLists.self)
    #expect(report.lists.map(\.photos) == [60, 60])
    #expect(report.lists.last?.list == "explore" && report.calls == member.fake.calls.count)
    #expect(try folder.names == ["kept"])
    let outcome = try await binary.run([
      stream, "--library", "kept/here.sqlite", "--offline", "--json",
    ])
    #expect(try outcome.report().photos == 60)
  }

  @Test("Neither key nor secret gets into the library")
  func secrets() async throws {
    let member = try FakeMember(photos: 5)
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let outcome = try await binary.run(["sync", try member.stream, "--verbose"])
    #expect(outcome.status == 0)
    let files = try folder.files(in: ".flickr-gallery")
    #expect(files["library.sqlite"] != nil)
    for secret in [member.fake.credentials.key, member.fake.credentials.secret] {
      for (name, bytes) in files {
        #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(name)")
      }
      #expect(!outcome.errors.contains(secret) && !outcome.output.contains(secret))
    }
  }

  @Test(
    "What cannot be kept is told",
    arguments: [
      (["sample"], 64, "'sample' is on this machine already"),
      (["explore", "answers.xml"], 64, "'answers.xml' is on this machine already"),
      (["explore", "--offline"], 64, "--offline"),
      ([], 78, "FLICKR_API_KEY"),
      (["explore"], 78, "FLICKR_API_KEY"),
    ])
  func refused(arguments: [String], status: Int32, sentence: String) async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Binary(folder: folder.path).run(["sync"] + arguments)
    #expect(outcome.status == status && outcome.errors.contains(sentence))
    #expect(try folder.files(in: "").isEmpty)
  }

  @Test("Killed five times, it goes on at the page where it was", .timeLimit(.minutes(10)))
  func killed() async throws {
    let member = try FakeMember(photos: 3000)
    let stream = try member.stream
    let calm = try TemporaryFolder()
    let undisturbed = try await member.binary(in: calm.path).run(["sync", stream, "--json"])
      .json(SyncedLists.self)

    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    member.fake.forgetCalls()
    // How many answers come before one that does not.
    for answers in [1, 0, 2, 1, 1] {
      member.fake.clearFaults()
      member.fake.add(FaultRule(.delay(.seconds(60)), on: .api, skip: answers))
      let target = member.fake.calls.count + answers + 1
      let running = try binary.start(["sync", stream])
      member.fake.when({ $0.count >= target }, do: { running.end() })
      #expect(try await running.outcome().status == SIGKILL)
    }
    member.fake.clearFaults()
    let report = try await binary.run(["sync", stream, "--json"]).json(SyncedLists.self)
    #expect(report.lists.map(\.photos) == [3000])
    #expect(report.lists.map(\.title) == undisturbed.lists.map(\.title))
    #expect(member.fake.calls.count == undisturbed.calls + 5)
    for path in [calm.path, folder.path] {
      let build = [stream, "--offline", "--pages", "2", "--per-page", "20"]
      #expect(try await member.binary(in: path).run(build).status == 0)
    }
    #expect(try folder.files(in: "site") == calm.files(in: "site"))
  }

  @Test(
    "10,000 photos of a stream are listed in at most 21 calls, the look-up of its name included")
  func isCheap() async throws {
    let member = try FakeMember(photos: 10_000)
    let folder = try TemporaryFolder()
    let report = try await member.binary(in: folder.path)
      .run(["sync", try member.stream, "--json"]).json(SyncedLists.self)
    #expect(report.lists.map(\.photos) == [10_000])
    #expect(report.calls <= 21 && report.calls == member.fake.calls.count)
  }
}
