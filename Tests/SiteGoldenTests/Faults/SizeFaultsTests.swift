import Foundation
import Testing

@Suite("Faults of sizes, media and addresses that others had")
struct SizeFaultsTests {
  @Test("A photo with few sizes shows the largest, with true measures and no empty address")
  func missingSizes() async throws {
    let site = try await FaultSite(
      FaultyAnswer(sizes: ["sq": [75, 75], "t": [100, 67]]))
    #expect(site.photo.contains("src=\"https://live.staticflickr.com/5/11_abc_t.jpg\""))
    #expect(site.photo.contains("width=\"100\" height=\"67\""))
    #expect(!site.photo.contains("src=\"\""))
    #expect(!site.photo.contains("srcset"))
  }

  @Test("Where Medium is missing the next larger stands in, else the next smaller")
  func noMedium() async throws {
    let larger = try await FaultSite(FaultyAnswer(sizes: ["n": [320, 213], "z": [640, 427]]))
    #expect(larger.index.contains("src=\"https://live.staticflickr.com/5/11_abc_z.jpg\""))
    let smaller = try await FaultSite(FaultyAnswer(sizes: ["s": [240, 160], "n": [320, 213]]))
    #expect(smaller.index.contains("src=\"https://live.staticflickr.com/5/11_abc_n.jpg\""))
  }

  @Test("Without an original no link offers one, and without a title the photo is untitled")
  func noOriginal() async throws {
    let site = try await FaultSite(FaultyAnswer(["title": ""]))
    #expect(!site.photo.contains("Original"))
    #expect(site.photo.contains("<h1 dir=\"auto\">Untitled</h1>"))
    #expect(site.photo.contains("alt=\"Untitled photo by Ada Rower\""))
  }

  @Test("Candidates are the sizes that exist, ascending, each once")
  func candidates() async throws {
    let site = try await FaultSite(
      FaultyAnswer(sizes: ["c": [800, 533], "n": [320, 213], "z": [640, 427], "m": [320, 213]]))
    let list = try #require(FaultSite.between("srcset=\"", "\"", in: site.photo).first)
    let widths = list.components(separatedBy: ", ").compactMap {
      $0.split(separator: " ").last.flatMap { Int($0.dropLast()) }
    }
    #expect(widths == [640, 800])
  }

  @Test("A photo that ends at 1024 pixels offers 1024 and nothing larger")
  func limited() async throws {
    let site = try await FaultSite(FaultyAnswer())
    #expect(site.photo.contains(">1024 &#215; 683</a>"))
    #expect(!site.photo.contains("_h.jpg"))
    #expect(!site.photo.contains("_k.jpg"))
  }

  @Test("A replaced photo keeps its page, which shows the new file")
  func replaced() async throws {
    let new = "https://live.staticflickr.com/5/11_new_b.jpg"
    let site = try await FaultSite(FaultyAnswer(["secret": "new", "url_l": new]))
    #expect(site.photo.contains("src=\"\(new)\""))
  }

  @Test("Addresses that no answer names are built for the host of today")
  func built() async throws {
    let site = try await FaultSite(
      FaultyAnswer(
        ["url_n": "", "url_l": "", "width_n": "", "width_l": "", "height_n": "", "height_l": ""]))
    #expect(site.photo.contains("https://live.staticflickr.com/5/11_abc"))
    #expect(!site.photo.contains("farm"))
  }

  @Test("A video has the ratio of its still, a mark, and the way to its player")
  func video() async throws {
    let site = try await FaultSite(
      FaultyAnswer(
        ["media": "video", "width_o": "0", "height_o": "0"], sizes: ["n": [320, 180]]))
    #expect(site.index.contains("<span class=\"kind\" lang=\"en\" xml:lang=\"en\">Video</span>"))
    #expect(site.photo.contains("width=\"320\" height=\"180\""))
    #expect(site.photo.contains("href=\"https://www.flickr.com/photos/rower/11/\">Play on Flickr"))
  }

  @Test("An original keeps its type", arguments: ["gif", "png"])
  func original(type: String) async throws {
    let address = "https://live.staticflickr.com/5/11_secret_o.\(type)"
    let site = try await FaultSite(
      FaultyAnswer(["url_o": address, "width_o": "2000", "height_o": "1333"]))
    #expect(site.photo.contains("href=\"\(address)\""))
  }

  @Test(
    "Panoramas and towers have a class of their own and are never enlarged",
    arguments: [([1024, 51], "fit"), ([51, 1024], "fit")])
  func extremes(sides: [Int], mark: String) async throws {
    let site = try await FaultSite(FaultyAnswer(sizes: ["l": sides]))
    #expect(site.photo.contains("width=\"\(sides[0])\" height=\"\(sides[1])\""))
    let classes = FaultSite.between("<figure class=\"", "\"", in: site.photo)
    #expect(classes.first?.contains(mark) == true)
  }
}
