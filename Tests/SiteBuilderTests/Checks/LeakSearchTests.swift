import GalleryFixtures
import GalleryModel
import Testing

@testable import SiteBuilder

struct LeakSearchTests {
  private static let secret = "a1b2c3d4e5"

  private static var hidden: Photo {
    get throws {
      var photo = Sample.photo(5_300_000_007)
      photo.title = "Grandmother's & secret garden party"
      let size = try #require(
        PhotoSize(
          label: .medium500, url: "https://live.staticflickr.com/1/5300000007_\(secret).jpg",
          width: 500, height: 300))
      photo.sizes = SizeLadder([size])
      return photo
    }
  }

  private static func search() throws -> LeakSearch {
    var traces = WithheldTraces()
    traces.note(try hidden)
    return LeakSearch(traces, titles: PhraseSearch(for: traces.titles))
  }

  private static func findings(_ text: String, path: String = "a.html") throws -> [Finding] {
    let search = try search()
    return Array(text.utf8).withUnsafeBytes { search.findings(in: $0, path: path) }
  }

  @Test(
    "Ids, secrets and titles are found wherever they stand, with their line",
    arguments: [
      ("<a href=\"photo/5300000007.html\">", "the id"), ("{\"id\":5300000007}", "the id"),
      ("photo-5300000007", "the id"), ("xx5300000007yy", "the id"), ("5300000007", "the id"),
      ("images/9_a1b2c3d4e5_500.jpg", "a secret address"), ("(a1b2c3d4e5)", "a secret address"),
      ("Grandmother&#39;s &#38; secret garden party", "the title"),
      ("\\u0026 secret garden party", "the title"),
    ])
  func finds(text: String, what: String) throws {
    let findings = try Self.findings("<p>\n<p>\(text)\n")
    #expect(findings.map(\.rule) == ["privacy"])
    #expect(findings.first?.line == 2)
    #expect(findings.first?.message == "\(what) of a photo that may not be published is here")
  }

  @Test(
    "Parts of other numbers and words are nothing",
    arguments: [
      "15300000007", "53000000070", "530000000", "5300000 007", "a1b2c3d4e5f", "A1B2C3D4E5",
      "secret garden", "",
    ])
  func passes(text: String) throws {
    #expect(try Self.findings("<p>\(text)</p>") == [])
  }

  @Test(
    "Names of files are searched as well", arguments: ["photo/5300000007.html", "a1b2c3d4e5.xml"])
  func findsNames(path: String) throws {
    let findings = try Self.findings("", path: path)
    #expect(findings.map(\.line) == [0])
    #expect(findings.first?.message.contains("in its name") == true)
  }

  @Test("Titles that are published anyway give nothing away")
  func allows() throws {
    var titles = PhraseSearch(for: ["Sunset at the lake", "Sunset at home", "IMG_0012", "short"])
    titles.allow("<p>Sunset at the lake</p>")
    let text = Array("Sunset at the lake, Sunset at home, IMG_0012, short".utf8)
    #expect(text.withUnsafeBytes { titles.matches(in: $0) } == [20, 36])
  }

  @Test("A million withheld photos cost no more time than one", .timeLimit(.minutes(10)))
  func scales() throws {
    var traces = WithheldTraces()
    for number in 0..<50_000 { traces.note(Sample.photo(6_000_000_000 + number)) }
    let search = LeakSearch(traces)
    let text = [UInt8](repeating: UInt8(ascii: "7"), count: 9) + Array(" 6000000001".utf8)
    #expect(text.withUnsafeBytes { search.findings(in: $0, path: "a.html").count } == 1)
  }

  @Test("Words that name a withheld photo are left out of texts of others")
  func masks() throws {
    var traces = WithheldTraces()
    traces.note(try Self.hidden)
    #expect(
      traces.masked("See <a href=\"https://www.flickr.com/photos/x/5300000007/\">this</a>, 2019")
        == "See <a href=\"…\">this</a>, 2019")
    #expect(traces.masked("https://www.flickr.com/photos/x/5300000008").contains("5300000008"))
    #expect(traces.masked("5300000007") == "…")
  }
}
