import Foundation
import Testing

@testable import Bundled

struct SampleTests {
  private let pages = ["Sample/page-1.xml", "Sample/page-2.json", "Sample/page-3.xml"]

  @Test("Every image that the sample's pages name is in the binary, and no other")
  func imagesAreThoseOfThePages() throws {
    // In JSON a slash may be escaped.
    let address = /live\.staticflickr\.com\\?\/65535\\?\/(\w+\.jpg)/
    var named: Set<String> = []
    for page in pages {
      let text = try #require(Bundled.file(page)).text
      named.formUnion(text.matches(of: address).map { "Sample/65535/\($0.1)" })
    }
    #expect(named.count > 18)
    #expect(Bundled.files(under: "Sample/65535/").map(\.path) == named.sorted())
  }

  @Test("Every image is a JPEG that says whose it is")
  func imagesKeepTheirRights() throws {
    let credits = try credits()
    for image in Bundled.files(under: "Sample/65535/") {
      let id = image.path.split(separator: "/")[2].prefix { $0 != "_" }
      let author = try #require(credits.first { $0.id == id }?.author)
      #expect(image.bytes.starts(with: [0xFF, 0xD8]), "\(image.path)")
      let head = String(decoding: image.bytes.prefix(400), as: UTF8.self)
      #expect(head.contains(author), "\(image.path) does not name \(author)")
    }
  }

  @Test("Every photo has an author and a licence, and only three have a page on Flickr")
  func creditsAreComplete() throws {
    let credits = try credits()
    #expect(credits.count == 18)
    #expect(Set(credits.map(\.id)).count == 18)
    #expect(credits.allSatisfy { !$0.author.isEmpty && !$0.source.isEmpty })
    #expect(credits.allSatisfy { [4, 9, 11, 12].contains($0.licence) })
    let pages = credits.compactMap { credit in credit.page.map { (credit.id, $0) } }
    #expect(pages.count == 3)
    #expect(pages.allSatisfy { $0.1.hasSuffix("/\($0.0)/") })
  }

  private func credits() throws -> [SampleCredit] {
    let file = try #require(Bundled.file("Sample/credits.json"))
    return try JSONDecoder().decode([SampleCredit].self, from: Data(file.bytes))
  }
}
