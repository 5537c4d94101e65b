import Foundation
import GalleryFixtures
import GalleryModel
import Presenters
import Testing

@testable import Pages

struct SearchDocumentTests {
  private func text(of title: String) throws -> String {
    var photo = Sample.photo(7)
    photo.title = title
    let phrases = try Phrases(language: .english, sentences: [:], english: englishSentences())
    let maker = SearchEntryMaker(settings: SiteSettings(), phrases: phrases)
    return String(
      decoding: SearchDocument.text(of: maker.entry(of: photo, albums: [])), as: UTF8.self)
  }

  @Test(
    "Whatever the title, the list is JSON, and nothing in it ends a script",
    arguments: [
      "plain", "\"quoted\" \\ back", "</script><script>alert(1)</script>", "a\u{2028}b\u{2029}c",
      "漢字 عربى 😀", "\u{0}\u{7}bell", String(repeating: "é", count: 500),
    ])
  func safe(_ title: String) throws {
    let text = try text(of: title)
    #expect(!text.contains("<"))
    #expect(!text.unicodeScalars.contains { $0.value == 0x2028 || $0.value < 0x20 })
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [NSObject])
    #expect(list.count == 6)
    #expect(text.utf8.count < 600)
  }

  @Test("A list holds what a result shows")
  func content() throws {
    #expect(
      try text(of: "Lake") == """
        ["Lake","Person 1","https://live.staticflickr.com/7/7_abc123_z.jpg",640,426,"x1y5"]
        """)
  }
}
