import GalleryModel
import Testing

@testable import FlickrSources

struct SizeReaderTests {
  private static let host = "https://live.staticflickr.com/1/1_ab"

  @Test("Sizes come from the answer, ascending, with true measures, strings or numbers")
  func readsSizes() throws {
    let sizes = try Self.sizes(
      """
      "url_l":"\(Self.host)_b.jpg","width_l":"1024","height_l":683,
      "url_t":"\(Self.host)_t.jpg","width_t":100,"height_t":"67",
      "url_sq":"\(Self.host)_s.jpg","width_sq":75,"height_sq":75,
      "url_o":"\(Self.host)_o.png","width_o":"3000","height_o":"2000"
      """)
    #expect(sizes.steps.map(\.width) == [100, 1024, 3000])
    #expect(sizes.steps.map(\.label) == [.thumbnail100, .large1024, .original])
    #expect(sizes.squares.map(\.url) == ["\(Self.host)_s.jpg"])
    #expect(sizes.steps.allSatisfy { !$0.hasAssumedShape })
  }

  @Test("A missing measure is computed from the shape of another size")
  func computesMeasures() throws {
    let sizes = try Self.sizes(
      """
      "url_m":"\(Self.host).jpg","width_m":"500","height_m":"250",
      "url_l":"\(Self.host)_b.jpg","width_l":0,"height_l":0,
      "url_c":"\(Self.host)_c.jpg","height_c":"400",
      "url_z":"\(Self.host)_z.jpg","width_z":"640","height_z":null
      """)
    #expect(sizes.steps.map(\.width) == [500, 640, 800, 1024])
    #expect(sizes.steps.map(\.height) == [250, 320, 400, 512])
  }

  @Test("A portrait keeps its shape when measures are computed")
  func computesPortraits() throws {
    let sizes = try Self.sizes(
      """
      "url_m":"\(Self.host).jpg","width_m":"250","height_m":"500","url_l":"\(Self.host)_b.jpg"
      """)
    #expect(sizes.largest.map { [$0.width, $0.height] } == [512, 1024])
  }

  @Test("Addresses are built where the answer names none, and the frame is marked as assumed")
  func buildsSizes() throws {
    let sizes = try Self.sizes(#""server":"65535","secret":"58100843b0","farm":66"#)
    #expect(
      sizes.steps.map(\.url) == [
        "https://live.staticflickr.com/65535/1_58100843b0_n.jpg",
        "https://live.staticflickr.com/65535/1_58100843b0.jpg",
        "https://live.staticflickr.com/65535/1_58100843b0_z.jpg",
        "https://live.staticflickr.com/65535/1_58100843b0_b.jpg",
      ])
    #expect(
      sizes.steps.map { [$0.width, $0.height] } == [
        [320, 213], [500, 333], [640, 427], [1024, 683],
      ])
    #expect(sizes.steps.allSatisfy { $0.hasAssumedShape })
  }

  @Test("The original's measures give built sizes their shape and their limit")
  func buildsKnownShapes() throws {
    let sizes = try Self.sizes(
      #""server":"1","secret":"ab","o_width":"600","o_height":"800""#)
    #expect(sizes.steps.map { [$0.width, $0.height] } == [[240, 320], [375, 500], [480, 640]])
    #expect(sizes.steps.allSatisfy { !$0.hasAssumedShape })
  }

  @Test(
    "Nothing is built of a photo without a server or secret",
    arguments: [
      #""server":"0","secret":"ab""#, #""server":"1""#, #""secret":"ab""#,
      #""server":"../1","secret":"ab""#, #""server":"1","secret":"ab/../cd""#,
    ])
  func buildsNothing(members: String) throws {
    #expect(try Self.sizes(members).steps.isEmpty)
  }

  @Test("Files on foreign hosts are refused and told once for the photo")
  func refusesForeignHosts() throws {
    let page = try Answering.page(
      """
      <photos><photo id="1" owner="1@N01" url_m="http://10.0.0.1/a.jpg" width_m="500" height_m="333"
      url_l="https://live.staticflickr.com@evil.example/b.jpg" width_l="1024" height_l="683"
      url_z="https://live.staticflickr.com/1/1_ab_z.jpg" width_z="640" height_z="427"/></photos>
      """)
    #expect(page.photos.first?.sizes.steps.map(\.label) == [.medium640])
    #expect(
      page.skipped.map(\.description) == [
        "test:3: 1: 2 image files are not on Flickr's hosts but on '10.0.0.1'"
      ])
  }

  @Test("A host of Flickr's that serves no photos is refused as well: no page may load from it")
  func refusesOtherHostsOfFlickr() throws {
    let page = try Answering.page(
      """
      <photos><photo id="1" owner="1@N01" url_m="https://www.flickr.com/a.jpg" width_m="500"
      height_m="333" url_z="http://c1.staticflickr.com/1/1_ab_z.jpg" width_z="640"
      height_z="427"/></photos>
      """)
    #expect(page.photos.first?.sizes.steps.map(\.label) == [.medium640])
    #expect(page.skipped.count == 1)
  }

  @Test(
    "Measures beyond belief are left out like missing ones",
    arguments: [
      #""width_m":"9223372036854775807","height_m":"9223372036854775807""#,
      #""width_m":"4611686018427387904","height_m":1"#, #""width_m":"1000001","height_m":2"#,
      #""width_m":-500,"height_m":-333"#, #""width_m":"1e300","height_m":"1""#,
    ])
  func refusesMeasures(members: String) throws {
    let members = #""url_m":"\#(Self.host).jpg",\#(members)"#
    for size in try Self.sizes(members).steps {
      #expect((1...PhotoSize.longestSide).contains(size.width))
      #expect((1...PhotoSize.longestSide).contains(size.height))
    }
  }

  private static func sizes(_ members: String) throws -> SizeLadder {
    try #require(try Answering.photo(members)).sizes
  }
}
