import FakeFlickr
import Foundation
import Testing

/// Runs that are killed at any moment: nothing is lost, and no kill costs more than a call.
@Suite struct KilledRunsTests {
  /// The moments of kills, as shares of the time an undisturbed run takes; a seed has its own.
  private struct Shares {
    private var state: UInt64

    init(seed: Int) {
      state = 0x2545_F491_4F6C_DD1D ^ UInt64(truncatingIfNeeded: seed &* 0x9E37_79B9_7F4A)
    }

    mutating func next() -> Double {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Double(state >> 11) / Double(1 << 53)
    }
  }

  /// The seed, where all kills are wanted.
  private static let soak = ProcessInfo.processInfo.environment["FLICKR_GALLERY_SOAK"]

  /// How often a run is killed in an ordinary run of the tests, and where all of them are wanted.
  private static let killCount = soak == nil ? 10 : 50

  /// Runs commands one after the other, each killed again and again until it comes to its end.
  private func disturb(
    _ commands: [[String]], _ binary: Binary, within length: inout Duration, _ shares: inout Shares,
    atMost limit: Int
  ) async throws -> Int {
    var kills = 0
    for command in commands {
      var status: Int32 = SIGKILL
      while status == SIGKILL {
        let running = try binary.start(command)
        let start = ContinuousClock.now
        if kills < limit { running.end(after: length * shares.next()) }
        let outcome = try await running.outcome()
        status = outcome.status
        // The first run may have been slow because others ran beside it.
        if status == 0 { length = min(length, ContinuousClock.now - start) }
        #expect(status == 0 || status == SIGKILL, "\(outcome.errors)")
        if status == SIGKILL { kills += 1 }
      }
    }
    return kills
  }

  @Test(
    "A sync and a build that are killed again and again end the same, a call more for each kill",
    .timeLimit(.minutes(30)), arguments: ["", "/albums"])
  func killed(list: String) async throws {
    let member = try FakeMember(photos: 1100)
    let address = try member.stream + list
    let commands = [["sync", address, "--quiet"], ["build", address, "--pages", "3", "--quiet"]]
    let calm = try TemporaryFolder()
    let start = ContinuousClock.now
    for command in commands {
      #expect(try await member.binary(in: calm.path).run(command).status == 0)
    }
    var length = (ContinuousClock.now - start) / commands.count
    let undisturbed = member.fake.calls.count
    var shares = Shares(seed: Self.soak.flatMap { Int($0) } ?? 0)
    var (kills, calls, sites) = (0, 0, 0)
    while kills < Self.killCount {
      member.fake.forgetCalls()
      let folder = try TemporaryFolder()
      let binary = member.binary(in: folder.path)
      let own = try await disturb(
        commands, binary, within: &length, &shares, atMost: Self.killCount - kills)
      kills += own
      calls += member.fake.calls.count
      sites += 1
      #expect(member.fake.calls.count <= undisturbed + own + 1)
      #expect(try folder.files(in: "site") == calm.files(in: "site"))
      #expect(try await binary.run(["verify"]).status == 0)
    }
    guard Self.soak != nil else { return }
    print(
      "\(address): \(kills) kills of syncs and builds of \(sites) sites cost \(calls) calls; "
        + "without kills it is \(undisturbed * sites)")
  }

  @Test(
    "A build that was killed after its list was complete does not list again; the next one does")
  func afterListing() async throws {
    let member = try FakeMember(photos: 40)
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let stream = try member.stream
    try folder.write("<p>{{nonsense}}</p>", to: "mine/grid.mustache")
    #expect(try await binary.run([stream, "--templates", "mine"]).status == 1)
    member.fake.forgetCalls()
    try folder.write("{\"is\": \"no page\"}", to: "site/index.html")
    #expect(try await binary.run([stream]).status == 1)
    let report = try await binary.run([stream, "--adopt", "--json"]).report()
    #expect(report.photos == 40 && report.calls == 0 && member.fake.calls.isEmpty)
    #expect(try await binary.run([stream, "--json"]).report().calls == 2)
  }

  @Test("A sync that was killed in its second list does not list the first one again")
  func secondList() async throws {
    let member = try FakeMember(photos: 40)
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let commands = ["sync", try member.stream, "explore", "--json"]
    member.fake.add(
      FaultRule(.http(404), on: .method("flickr.interestingness.getList"), times: 1))
    #expect(try await binary.run(commands).status == 1)
    member.fake.forgetCalls()
    let report = try await binary.run(commands).json(SyncedLists.self)
    #expect(report.lists.map(\.photos) == [40, 40])
    #expect(report.lists.map(\.calls) == [0, 1] && member.fake.calls.count == 1)
  }

  @Test("A kill during the call for a list's head costs that call", arguments: [nil, "1"])
  func head(pages: String?) async throws {
    let member = try FakeMember(photos: 40)
    let arguments = [try member.stream, "--json"] + (pages.map { ["--pages", $0] } ?? [])
    let calm = try TemporaryFolder()
    let report = try await member.binary(in: calm.path).run(arguments).report()
    #expect(report.calls == 3)
    member.fake.forgetCalls()
    member.fake.add(FaultRule(.delay(.seconds(60)), on: .method("flickr.people.getInfo")))
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let running = try binary.start(arguments)
    member.fake.when(
      { calls in calls.contains { $0.method == "flickr.people.getInfo" } }, do: { running.end() })
    #expect(try await running.outcome().status == SIGKILL)
    member.fake.clearFaults()
    #expect(try await binary.run(arguments).report().calls == 1)
    #expect(try folder.files(in: "site") == calm.files(in: "site"))
  }

  /// What takes more than one call.
  private static let manyCalls: [[String]] = {
    let world = World(options: Self.small)
    let owner = world.owners[0]
    let member = "https://www.flickr.com/photos/\(owner.pathName)"
    let group = "https://www.flickr.com/groups/\(world.allGroups[0].alias)/pool"
    return [
      ["\(member)/\(FakePhoto.id(of: 0))"], [world.galleries(of: owner)[0].url],
      ["\(member)/favorites"], ["\(member)/tags/sea"], ["\(group)/\(owner.pathName)"],
      ["\(member)/albums"], [member, "--metadata", "all"],
    ]
  }()

  private static let small = WorldOptions(photos: 4, owners: 1, albumsPerOwner: 2, groups: 1)

  @Test(
    "Killed at every call in turn, a run asks again for nothing but the call it was killed at",
    .timeLimit(.minutes(20)), arguments: manyCalls)
  func everyCall(arguments: [String]) async throws {
    let member = FakeMember(fake: try FakeFlickr(Self.small))
    let calm = try TemporaryFolder()
    let whole = try await member.binary(in: calm.path).run(arguments)
    #expect(whole.status == 0, "\(whole.errors)")
    let calls = member.fake.calls.count
    try #require(calls > 1)
    member.fake.forgetCalls()
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    for number in 1..<calls {
      member.fake.add(FaultRule(.delay(.seconds(60)), on: .api, skip: 1))
      let running = try binary.start(arguments)
      member.fake.when({ $0.count == 2 * number }, do: { running.end() })
      #expect(try await running.outcome().status == SIGKILL)
      member.fake.clearFaults()
    }
    #expect(try await binary.run(arguments).status == 0)
    #expect(member.fake.calls.count == 2 * calls - 1)
    #expect(try folder.files(in: "site") == calm.files(in: "site"))
  }
}
