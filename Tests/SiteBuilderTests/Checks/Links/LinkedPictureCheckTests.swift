import FlickrSources
import GalleryFixtures
import Testing

@testable import SiteBuilder

@Suite("Pictures that lie on Flickr's host")
struct LinkedPictureCheckTests {
  private let host = ImageHost(picture: Array("picture".utf8))

  private func address(_ number: Int) -> String {
    "https://live.staticflickr.com/7/\(number)_abc_b.jpg"
  }

  private func pictures(_ numbers: ClosedRange<Int>) -> [LinkedPicture] {
    numbers.map { LinkedPicture(address: address($0), page: "photo/\($0).html", line: $0) }
  }

  private func findings(_ numbers: ClosedRange<Int>) async throws -> [Finding] {
    try await LinkedPictureCheck(fetcher: host.fetcher(tries: 2)).findings(of: pictures(numbers))
  }

  @Test(
    "A picture that the host calls gone is broken, where it shows first", arguments: [404, 410])
  func gone(status: Int) async throws {
    host.answer(address(2), with: HTTPResponse(status: status))
    let found = try await findings(1...3)
    #expect(found.map(\.severity) == [.error] && found.map(\.rule) == ["linked-images"])
    #expect(found.first?.page == "photo/2.html" && found.first?.line == 2)
    #expect(host.requests.values.allSatisfy { $0 == 1 })
  }

  @Test(
    "A host that is too busy, forbids or fails says nothing of the picture",
    arguments: [429, 403, 500, 503])
  func unknown(status: Int) async throws {
    host.answer(address(2), with: HTTPResponse(status: status))
    let found = try await findings(1...3)
    #expect(found.map(\.severity) == [.warning] && found.first?.page == "photo/2.html")
    #expect(found.first?.message.contains("is not known") == true)
  }

  @Test("A host that never answers is not asked for everything")
  func silent() async throws {
    for number in 1...200 { host.answer(address(number), with: HTTPResponse(status: 503)) }
    let found = try await findings(1...200)
    #expect(found.allSatisfy { $0.severity == .warning } && found.count < 40)
    #expect(found.contains { $0.message.contains("were not asked for") })
    #expect(host.requestCount < 80)
  }

  @Test("Every picture of a site that lies elsewhere is asked for once, and only when wished")
  func site() async throws {
    let folder = try TemporaryFolder()
    try await build(Sample.photos(1...3), to: folder("site"))
    #expect(try await SiteVerifier().verify(folder("site")).findings == [])
    #expect(host.requestCount == 0)
    let report = try await SiteVerifier(images: host.fetcher()).verify(folder("site"))
    #expect(report.findings == [])
    let shown = try folder.files("site").filter { $0.key.hasSuffix(".html") }.values.flatMap {
      String(decoding: $0, as: UTF8.self).matches(of: /\ src="(https:[^"]*)"/).map {
        String($0.output.1)
      }
    }
    #expect(Set(host.requests.keys) == Set(shown) && shown.count > 5)
    #expect(host.requests.values.allSatisfy { $0 == 1 })
  }
}
