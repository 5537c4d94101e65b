import Foundation
import Testing

@Suite("Faults of texts that others had")
struct TextFaultsTests {
  @Test("What was escaped once too often reads as it was meant, and is escaped once")
  func escaping() async throws {
    let site = try await FaultSite(FaultyAnswer(["title": "Tom &amp; \"Jerry\" &quot;2&quot;"]))
    #expect(
      site.photo.contains(
        "<h1 lang=\"\" xml:lang=\"\" dir=\"auto\">Tom &amp; &quot;Jerry&quot; &quot;2&quot;</h1>"))
    #expect(!site.photo.contains("&amp;amp;"))
  }

  @Test("A description keeps its bold words and loses what runs")
  func script() async throws {
    let hostile =
      "<b>ok</b><script>x()</script><a href=\"javascript:x\">y</a><img src=a onerror=\"z\">"
    for description in [hostile, hostile.replacing("<", with: "&lt;").replacing(">", with: "&gt;")]
    {
      let site = try await FaultSite(FaultyAnswer(description: description))
      #expect(site.photo.contains("ok"))
      for trace in ["<script>x", "href=\"javascript", "<img src=a", "<a href=\"x"] {
        #expect(!site.photo.contains(trace), "\(trace)")
      }
    }
  }

  @Test(
    "No title names a file",
    arguments: ["a/b\\..\\c", "../../etc/passwd", "img-09:10:10.jpg", "a%28b", "\"x\" #1", "CON"])
  func paths(title: String) async throws {
    let site = try await FaultSite(FaultyAnswer(["title": title]))
    let pages = site.files.keys.filter { $0.hasPrefix("photo/") }
    #expect(pages == ["photo/11.html"])
  }

  @Test(
    "Letters of many parts stay whole",
    arguments: [
      "\u{1F600}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1F9}\u{1F1F7}",
      "\u{1F44D}\u{1F3FD}", "e\u{301}t\u{E9}",
    ])
  func letters(title: String) async throws {
    let site = try await FaultSite(FaultyAnswer(["title": title]))
    let normal = title.precomposedStringWithCanonicalMapping
    #expect(site.photo.contains("<h1 lang=\"\" xml:lang=\"\" dir=\"auto\">\(normal)</h1>"))
    #expect(site.photo.contains("<title>\(normal) – "))
    #expect(site.index.contains("\(normal)</b>"))
  }

  @Test("Names that run from the right find their own direction wherever they stand")
  func direction() async throws {
    let title = "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \"12\" abc"
    let site = try await FaultSite(
      FaultyAnswer(["title": title, "realname": "\u{5E9}\u{5DD}"], description: title))
    #expect(site.photo.contains("<h1 lang=\"\" xml:lang=\"\" dir=\"auto\">\u{5E9}"))
    #expect(site.photo.contains("class=\"credit\" dir=\"auto\""))
    #expect(site.photo.contains("<div class=\"text\" lang=\"\" xml:lang=\"\" dir=\"auto\">"))
    #expect(site.index.contains("<b dir=\"auto\""))
    #expect(site.index.contains("<bdi>\u{5E9}\u{5DD}</bdi>"))
  }

  @Test(
    "A camera's file name is no text alternative, and an empty title has a name that is seen",
    arguments: [
      ("DSC06635", "Photo by Ada Rower"), ("", "Untitled photo by Ada Rower"),
      (".", "Untitled photo by Ada Rower"),
    ])
  func alternatives(title: String, alternative: String) async throws {
    let site = try await FaultSite(FaultyAnswer(["title": title]))
    for page in [site.index, site.photo] { #expect(page.contains("alt=\"\(alternative)\"")) }
    #expect(site.index.contains(title == "DSC06635" ? ">DSC06635</b>" : ">Untitled</b>"))
  }

  @Test("An address in a description is linked once; to a photo of the gallery, to its page here")
  func addresses() async throws {
    let site = try await FaultSite(
      FaultyAnswer(
        description: "https://x.org/a and [https://www.flickr.com/photos/rower/12/] and "
          + "<a href=\"https://y.org/\">https://y.org/</a>"),
      FaultyAnswer(["id": "12", "title": "Other"]))
    let links = FaultSite.between("<a href=\"", "\"", in: site.photo)
    #expect(links.filter { $0 == "https://x.org/a" }.count == 1)
    #expect(links.filter { $0 == "https://y.org/" }.count == 1)
    #expect(links.contains("12.html"))
    #expect(site.photo.contains("href=\"https://x.org/a\" rel=\"nofollow noopener ugc\""))
  }

  @Test("Tags that differ in case or form share a page, and no disk mixes files up")
  func tags() async throws {
    let site = try await FaultSite(
      FaultyAnswer(["tags": "Milk milk MILK stra\u{DF}e STRASSE caf\u{E9} cafe\u{301}"]))
    let pages = site.files.keys.filter { $0.hasPrefix("tag/") }
    #expect(Set(pages.map { $0.lowercased() }).count == pages.count)
    #expect(!pages.isEmpty)
  }
}
