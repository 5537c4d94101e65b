import FakeFlickr
import Testing

@Suite struct ExploreTests {
  private func environment(of fake: FakeFlickr) -> [String: String] {
    ["FLICKR_API_KEY": fake.credentials.key, "FLICKR_API_URL": fake.apiURL]
  }

  @Test("With a key Explore is what a gallery is built from, with one call for three pages")
  func threePages() async throws {
    let fake = try FakeFlickr()
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path, environment: environment(of: fake))
    let outcome = try await binary.run(["build", "--pages", "3", "--theme", "night", "--json"])
    #expect(outcome.status == 0)
    let report = try outcome.report()
    #expect(report.photos == 90 && report.findings.isEmpty && report.calls == 1)
    #expect(fake.calls(of: "flickr.interestingness.getList").count == 1)
    let site = try folder.files(in: "site")
    #expect(site["page-3.html"] != nil && site["page-4.html"] == nil)
  }

  @Test("The address on the command line wins over the environment")
  func address() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 3))
    let folder = try TemporaryFolder()
    let binary = Binary(
      folder: folder.path,
      environment: [
        "FLICKR_API_KEY": fake.credentials.key, "FLICKR_API_URL": "http://127.0.0.1:1/",
      ])
    let report = try await binary.run(["explore", "--api-url", fake.apiURL, "--json"]).report()
    #expect(report.photos == 3)
  }

  @Test("More photos on a page than the terms allow are made, with a note")
  func terms() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 40))
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path, environment: environment(of: fake))
    let outcome = try await binary.run(["--per-page", "31"])
    #expect(outcome.status == 0 && outcome.errors.contains("the 30 photos on a page"))
    #expect(try await !binary.run(["--per-page", "30"]).errors.contains("terms"))
  }

  @Test("The curious are told of each call, and never the key")
  func verbose() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 3))
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path, environment: environment(of: fake))
    let outcome = try await binary.run(["explore", "--verbose"])
    #expect(outcome.errors.contains("method=flickr.interestingness.getList"))
    #expect(!outcome.errors.contains(fake.credentials.key))
  }

  @Test("A key that Flickr does not accept ends with 78, after one call, and is not printed")
  func badKey() async throws {
    let fake = try FakeFlickr()
    let folder = try TemporaryFolder()
    var environment = environment(of: fake)
    environment["FLICKR_API_KEY"] = "0123456789abcdef0123456789abcdef"
    let outcome = try await Binary(folder: folder.path, environment: environment).run(["-v"])
    #expect(outcome.status == 78 && outcome.errors.contains("FLICKR_API_KEY"))
    #expect(!outcome.errors.contains("0123456789abcdef"))
    #expect(fake.calls.count == 1)
  }

  @Test("A passing failure passes; one that stays ends with 69 and leaves the old site whole")
  func failures() async throws {
    let fake = try FakeFlickr(
      WorldOptions(photos: 3), faults: [FaultRule(.http(503), on: .api, times: 1)])
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path, environment: environment(of: fake))
    #expect(try await binary.run(["explore"]).status == 0)
    let before = try folder.files(in: "site")
    fake.add(FaultRule(.http(503), on: .api))
    let outcome = try await binary.run(["explore"])
    #expect(outcome.status == 69 && outcome.errors.contains("503"))
    #expect(try folder.files(in: "site") == before)
  }

  @Test("A server that cannot be reached ends with 69")
  func unreachable() async throws {
    // A port that was free a moment ago may be another test's by now; nobody listens on this one.
    let environment = ["FLICKR_API_KEY": "k", "FLICKR_API_URL": "http://127.0.0.1:1/"]
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path, environment: environment)
    let outcome = try await binary.run(["explore"])
    #expect(outcome.status == 69 && outcome.errors.contains("127.0.0.1"))
  }

  @Test("Control-C ends with 130 and leaves the old site whole", .timeLimit(.minutes(10)))
  func interrupted() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 3))
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path, environment: environment(of: fake))
    #expect(try await binary.run(["explore"]).status == 0)
    let before = try folder.files(in: "site")
    fake.forgetCalls()
    fake.add(FaultRule(.delay(.seconds(30)), on: .api))
    let running = try binary.start(["explore"])
    fake.when({ !$0.isEmpty }, do: { running.interrupt() })
    let outcome = try await running.outcome()
    #expect(outcome.status == 130 && outcome.errors.contains("Interrupted"))
    #expect(try folder.files(in: "site") == before)
  }
}
