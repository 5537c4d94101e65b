import FakeFlickr
import Foundation
import Testing

@Suite struct VerifyTests {
  private struct Verdict: Decodable {
    let pages: Int
    let files: Int
    let findings: [Report.Finding]
  }

  @Test("A site that was just built has no faults")
  func good() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    #expect(try await binary.run(["sample"]).status == 0)
    let outcome = try await binary.run(["verify", "site"])
    #expect(outcome.status == 0 && outcome.output.contains("no faults"))
    let verdict = try await binary.run(["verify", "--json"]).json(Verdict.self)
    #expect(verdict.findings.isEmpty && verdict.pages > 20 && verdict.files > verdict.pages)
  }

  @Test("Every damage is found and named", arguments: ["missing", "malformed", "inline"])
  func damaged(damage: String) async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    #expect(try await binary.run(["sample"]).status == 0)
    switch damage {
    case "missing":
      try FileManager.default.removeItem(atPath: "\(folder.path)/site/page-2.html")
    case "malformed":
      try folder.write(
        try folder.text("site/page-2.html").replacing("</main>", with: ""), to: "site/page-2.html")
    default:
      try folder.write(
        try folder.text("site/page-2.html").replacing("<main", with: "<main onclick=\"x()\""),
        to: "site/page-2.html")
    }
    let outcome = try await binary.run(["verify", "site"])
    #expect(outcome.status == 2 && outcome.errors.contains("page-2.html"))
    let verdict = try await binary.run(["verify", "site", "--json"]).json(Verdict.self)
    #expect(verdict.findings.contains { $0.severity == "error" })
  }

  @Test("A site without photos has no faults either")
  func empty() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SavedAnswer.answer("", total: 0), to: "none.xml")
    let binary = Binary(folder: folder.path)
    #expect(try await binary.run(["none.xml"]).status == 0)
    #expect(try await binary.run(["verify"]).status == 0)
  }

  @Test("A folder without a page does not pass for a site")
  func noPages() async throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "web/picture.png")
    let outcome = try await Binary(folder: folder.path).run(["verify", "web"])
    #expect(outcome.status == 2 && outcome.errors.contains("there is no page in this folder"))
  }

  @Test("A folder that is not there is named")
  func missing() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Binary(folder: folder.path).run(["verify", "nowhere"])
    #expect(outcome.status == 1 && outcome.errors.contains("nowhere"))
  }

  @Test("Pictures on Flickr are asked for where that is wished, and a busy Flickr proves nothing")
  func linkedImages() async throws {
    let member = try FakeMember(photos: 2)
    let folder = try TemporaryFolder()
    let binary = member.binary(in: folder.path)
    #expect(try await binary.run([try member.stream]).status == 0)
    let asked = { member.fake.calls.count { $0.kind == .image } }
    #expect(try await binary.run(["verify"]).status == 0)
    #expect(asked() == 0)
    #expect(try await binary.run(["verify", "--linked-images"]).status == 0)
    #expect(asked() > 1)
    member.fake.add(FaultRule(.http(429, retryAfter: 9_000), on: .images, times: 1))
    let busy = try await binary.run(["verify", "--linked-images"])
    #expect(busy.status == 0 && busy.errors.contains("is not known"))
    member.fake.add(FaultRule(.http(410), on: .images, times: 1))
    let gone = try await binary.run(["verify", "--linked-images"])
    #expect(gone.status == 2 && gone.errors.contains("is not there any more"))
  }

  @Test("The findings are written for a code host, too, with or without faults")
  func sarif() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    #expect(try await binary.run(["sample"]).status == 0)
    #expect(try await binary.run(["verify", "--sarif", "good.sarif"]).status == 0)
    #expect(try folder.text("good.sarif").contains("\"results\":[]"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/site/page-2.html")
    #expect(try await binary.run(["verify", "--sarif", "bad.sarif"]).status == 2)
    #expect(try folder.text("bad.sarif").contains("\"uri\":\"page-2.html\""))
    let lost = try await binary.run(["verify", "--sarif", "no/where.sarif"])
    #expect(lost.status == 1 && lost.errors.contains("no/where.sarif"))
  }
}
