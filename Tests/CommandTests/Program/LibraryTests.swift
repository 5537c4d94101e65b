import FakeFlickr
import Testing

@Suite struct LibraryTests {
  @Test("A build offline equals the one before, byte for byte, without a call and without a key")
  func offline() async throws {
    let member = try FakeMember(photos: 65)
    let folder = try TemporaryFolder()
    var binary = member.binary(in: folder.path)
    let stream = try member.stream
    let before = try await binary.run([stream, "--json"]).report()
    #expect(before.photos == 65 && before.calls > 0)
    member.fake.forgetCalls()
    binary.environment["FLICKR_API_KEY"] = nil
    let outcome = try await binary.run([stream, "--offline", "--json", "--output", "again"])
    let after = try outcome.report()
    #expect(after.photos == 65 && after.calls == 0 && member.fake.calls.isEmpty)
    #expect(try folder.files(in: "again") == folder.files(in: "site"))
  }

  @Test("A feed is kept as well")
  func feed() async throws {
    let member = try FakeMember(photos: 30)
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let owner = try #require(member.fake.world.owners.first)
    let feed = "https://www.flickr.com/services/feeds/photos_public.gne?id=\(owner.nsid)"
    #expect(try await binary.run([feed]).status == 0)
    #expect(try folder.text("site/index.html").contains("20 newest photos at most"))
    #expect(try await binary.run([feed, "--offline", "--output", "again"]).status == 0)
    #expect(try folder.files(in: "again") == folder.files(in: "site"))
  }

  @Test("Fewer pages than there are photos for leave the list unfinished, and offline shows them")
  func pages() async throws {
    let member = try FakeMember(photos: 1100)
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let arguments = [try member.stream, "--pages", "2", "--json"]
    for output in ["site", "again"] {
      let report = try await binary.run(arguments + ["--output", output]).report()
      #expect(report.photos == 60 && report.calls > 0)
    }
    let offline = try await binary.run(arguments + ["--offline", "--output", "offline"]).report()
    #expect(offline.photos == 60)
    #expect(try folder.files(in: "again") == folder.files(in: "site"))
    #expect(try folder.files(in: "offline") == folder.files(in: "site"))
  }

  @Test("What the library does not hold is told, with what it holds")
  func notHeld() async throws {
    let member = try FakeMember(photos: 3)
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let none = try await binary.run(["explore", "--offline"])
    #expect(none.status == 1 && none.errors.contains("library.sqlite: there is no such library"))
    #expect(try await binary.run(["explore"]).status == 0)
    for address in [try member.stream, "https://www.flickr.com/explore/2020/01/01"] {
      let other = try await binary.run([address, "--offline"])
      #expect(other.status == 1 && other.errors.contains("it holds 'explore'"))
    }
    #expect(try await binary.run(["--offline"]).status == 0)
  }

  @Test("A list that lost most of its photos changes nothing until somebody says that it is right")
  func disappearance() async throws {
    let member = try FakeMember(photos: 40)
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let stream = try member.stream
    #expect(try await binary.run([stream]).status == 0)
    let before = try folder.files(in: "site")
    member.keep(10)
    for _ in 1...2 {
      let refused = try await binary.run([stream])
      #expect(refused.status == 1 && refused.errors.contains("had 40 photos and now has 10"))
      #expect(refused.errors.contains("--accept-removals"))
      #expect(try folder.files(in: "site") == before)
    }
    #expect(try await binary.run([stream, "--offline"]).status == 0)
    #expect(try folder.files(in: "site") == before)
    let accepted = try await binary.run([stream, "--accept-removals", "--json"]).report()
    #expect(accepted.photos == 10)
  }

  @Test("A Flickr that fails leaves the old site and the library whole")
  func failure() async throws {
    let member = try FakeMember(photos: 40)
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    let stream = try member.stream
    #expect(try await binary.run([stream]).status == 0)
    let before = try folder.files(in: "site")
    member.fake.stop()
    #expect(try await binary.run([stream]).status == 69)
    #expect(try folder.files(in: "site") == before)
    #expect(try await binary.run([stream, "--offline", "--output", "again"]).status == 0)
    #expect(try folder.files(in: "again") == before)
  }

  @Test("What is on this machine already needs no library, and without a key none is made")
  func none() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SavedAnswer.list(of: 2), to: "answer.xml")
    let binary = Binary(folder: folder.path)
    #expect(try await binary.run(["sample"]).status == 0)
    #expect(try await binary.run(["answer.xml", "--output", "saved", "--offline"]).status == 0)
    #expect(try await binary.run(["explore"]).status == 78)
    #expect(try folder.names == ["answer.xml", "saved", "site"])
  }
}
