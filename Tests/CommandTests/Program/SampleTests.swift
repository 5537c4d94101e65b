import Foundation
import Testing

@Suite struct SampleTests {
  private static let gridPages = ["index.html", "page-2.html", "page-3.html"]

  @Test("The sample makes three grid pages and eighteen photo pages, and nothing to complain of")
  func sample() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Binary(folder: folder.path).run(
      ["build", "--pages", "3", "--theme", "night", "--json"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("this is the bundled sample"))
    let site = try folder.files(in: "site")
    #expect(Self.gridPages.allSatisfy { site[$0] != nil } && site["page-4.html"] == nil)
    #expect(site.keys.count { $0.hasPrefix("photo/") && $0.hasSuffix(".html") } == 18)
    let report = try outcome.report()
    #expect(report.photos == 18 && report.findings.isEmpty && report.skipped.isEmpty)
    #expect(report.pages.written == site.keys.count { $0.hasSuffix(".html") })
    #expect(report.calls == 0 && report.images.failed.isEmpty && !report.seconds.isEmpty)
  }

  @Test("The last line names the page to open; what was asked for by name needs no excuse")
  func summary() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Binary(folder: folder.path).run(["sample", "-o", "out"])
    #expect(outcome.output.hasPrefix("Wrote ") && outcome.output.hasSuffix("Open out/index.html\n"))
    #expect(!outcome.errors.contains("bundled sample"))
  }

  @Test("Fewer pages are made when fewer are asked for, and no more than there are")
  func pages() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    let one = try await binary.run(["sample", "--pages", "1", "--json"]).report()
    #expect(one.photos == 6)
    let nine = try await binary.run(["sample", "--pages", "9", "--json"]).report()
    #expect(nine.photos == 18)
  }

  @Test("A second build with nothing new writes nothing")
  func again() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    let first = try await binary.run(["sample", "--json"]).report()
    let times = try Self.times(in: "\(folder.path)/site")
    let second = try await binary.run(["sample", "--json"]).report()
    #expect(second.pages.written == 0 && second.pages.removed == 0)
    #expect(second.pages.unchanged == first.pages.written)
    #expect(try Self.times(in: "\(folder.path)/site") == times)
    let told = try await binary.run(["sample"])
    #expect(told.output.contains("up to date"))
  }

  @Test("The curious are told of each file, and of what is removed")
  func verbose() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    let first = try await binary.run(["sample", "--verbose"])
    #expect(first.errors.contains("wrote index.html\n") && first.errors.contains("wrote photo/\n"))
    let before = try Self.times(in: "\(folder.path)/site").keys.count { $0.hasSuffix(".html") }
    let fewer = try await binary.run(["sample", "--pages", "2", "--verbose"])
    let after = try Self.times(in: "\(folder.path)/site").keys.count { $0.hasSuffix(".html") }
    #expect(fewer.errors.contains("removed page-3.html\n"))
    #expect(fewer.output.contains("Removed \(before - after) pages."))
  }

  @Test("Quiet says nothing at all when all is well")
  func quiet() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Binary(folder: folder.path).run(["--quiet"])
    #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  private static func times(in site: String) throws -> [String: Date] {
    var times: [String: Date] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: site) {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(site)/\(file)")
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      times[file] = attributes[.modificationDate] as? Date
    }
    return times
  }
}
