import FakeFlickr
import Foundation
import Testing

@Suite struct MirrorTests {
  private static let isPatient =
    ProcessInfo.processInfo.environment["FLICKR_GALLERY_SLOW_TESTS"] != nil

  private func images(_ folder: borrowing TemporaryFolder) throws -> [String: Data] {
    try folder.files(in: "site").filter { $0.key.hasPrefix("images/") }
  }

  private func asked(_ member: FakeMember) -> Int {
    member.fake.calls.count { $0.kind == .image }
  }

  @Test("Files are copied where the licence allows it, and the others are linked and reported")
  func copies() async throws {
    let member = try FakeMember(photos: 20)
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let outcome = try await binary.run([try member.stream, "--images", "mirror", "--json"])
    #expect(outcome.status == 0)
    let report = try outcome.report()
    let linked = try #require(report.linked)
    #expect(!linked.isEmpty && linked.count < 20 && report.images.failed.isEmpty)
    #expect(try report.images.fetched == images(folder).count)
    for photo in linked {
      #expect(try folder.text("site/photo/\(photo).html").contains("\(member.fake.url)images/"))
    }
    #expect(try await binary.run(["verify"]).status == 0)
    let count = asked(member)
    let again = try await binary.run([try member.stream, "--images", "mirror", "--json"]).report()
    #expect(again.images.fetched == 0 && again.pages.written == 0 && asked(member) == count)
  }

  @Test("With --mirror-all-rights nothing is linked, and no page loads anything from elsewhere")
  func allRights() async throws {
    let member = try FakeMember(photos: 20)
    let folder = try TemporaryFolder()
    let outcome = try await member.binary(in: folder.path).run(
      [try member.stream, "--images", "mirror", "--mirror-all-rights", "--json"])
    #expect(try outcome.report().linked == nil)
    for (path, data) in try folder.files(in: "site") where path.hasSuffix(".html") {
      #expect(!String(decoding: data, as: UTF8.self).contains("\(member.fake.url)images/"))
    }
  }

  @Test("What fails for good is listed and linked, and the exit code is 1")
  func failing() async throws {
    let member = try FakeMember(photos: 3)
    member.fake.add(FaultRule(.http(404), on: .images, times: 2))
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let outcome = try await binary.run([try member.stream, "--images", "mirror"])
    #expect(outcome.status == 1 && outcome.errors.contains("2 images could not be had"))
    #expect(try await binary.run(["verify"]).status == 0)
    #expect(try await binary.run([try member.stream, "--images", "mirror"]).status == 0)
  }

  @Test("Offline nothing is fetched, and what was copied shows")
  func offline() async throws {
    let member = try FakeMember(photos: 5)
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let arguments = [try member.stream, "--images", "mirror", "--mirror-all-rights"]
    #expect(try await binary.run(arguments).status == 0)
    let count = asked(member)
    #expect(try await binary.run(arguments + ["--offline"]).status == 0)
    #expect(asked(member) == count)
  }

  @Test("Kills at any moment cost only what was under way, and leave every file whole")
  func kills() async throws {
    try await kill(times: 5, photos: 40, faults: Self.faults)
  }

  @Test(
    "2,000 files with faults and 20 kills: all whole, none asked for twice without need",
    .enabled(if: MirrorTests.isPatient))
  func many() async throws {
    let slow: [Fault] = [.http(429, retryAfter: 2), .http(403), .stall(.seconds(60))]
    try await kill(times: 20, photos: 700, faults: Self.faults + slow)
  }

  private static let faults: [Fault] = [.http(503), .truncated, .html, .reset, .closed]

  private func kill(times: Int, photos: Int, faults: [Fault]) async throws {
    let member = try FakeMember(photos: photos)
    var faultCount = 0
    for (number, fault) in faults.enumerated() {
      member.fake.add(FaultRule(fault, on: .images, skip: 7 + number * 11, times: 2))
      faultCount += 2
    }
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let arguments = [try member.stream, "--images", "mirror", "--mirror-all-rights"]
    let goal = photos * 3 / (times + 1)
    for number in 1...times {
      let running = try binary.start(arguments)
      // At a number of files that rises, so that each run comes further than the one before.
      let count = goal * number / 2
      member.fake.when(
        { calls in calls.count { $0.kind == .image } >= count }, do: { running.end() })
      _ = try await running.outcome()
    }
    #expect(try await binary.run(arguments).status == 0)
    let images = try images(folder)
    #expect(images.count > photos * 2)
    for (path, data) in images {
      #expect(
        data.prefix(2) == Data([0xFF, 0xD8]) && data.suffix(2) == Data([0xFF, 0xD9]), "\(path)")
    }
    #expect(asked(member) <= images.count + faultCount + times * 8)
    #expect(try await binary.run(["verify"]).status == 0)
  }
}
