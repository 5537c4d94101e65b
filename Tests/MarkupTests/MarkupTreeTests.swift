import Markup
import Testing

@Suite("Markup tree")
struct MarkupTreeTests {
  private static let answer = """
    <?xml version="1.0" encoding="utf-8" ?>
    <rsp stat="ok">
      <photos page="1" pages="5">
        <photo id="1" title="Tom &amp; &quot;Jerry&quot; &#38; &#x263A;"><description>A &lt;b&gt;
    &amp;amp; more</description></photo>
        <photo id="2" title=""/>
        <note/>
        <photo id="3" title='x'><![CDATA[<raw>&amp;]]></photo>
      </photos>
    </rsp>
    """

  @Test("Names, attributes and texts come out decoded once")
  func readsValues() throws {
    let root = try MarkupTree(parsing: Self.answer).root
    #expect(root.name == "rsp")
    #expect(root.attribute("stat") == "ok")
    #expect(root.attribute("page") == nil)
    let photos = try #require(root.firstChild(named: "photos"))
    #expect(photos.attributes.map(\.name) == ["page", "pages"])
    #expect(photos.attributes.map(\.value) == ["1", "5"])
    let first = try #require(photos.firstChild(named: "photo"))
    #expect(first.attribute("title") == "Tom & \"Jerry\" & \u{263A}")
    #expect(first.firstChild(named: "description")?.text == "A <b>\n&amp; more")
    #expect(first.line == 4)
  }

  @Test("Children are found by name, in document order")
  func walksChildren() throws {
    let root = try MarkupTree(parsing: Self.answer).root
    let photos = try #require(root.firstChild(named: "photos"))
    #expect(photos.children(named: "photo").map { $0.attribute("id") } == ["1", "2", "3"])
    #expect(photos.children.map(\.name) == ["photo", "photo", "note", "photo"])
    #expect(photos.children(named: "album").map(\.name).isEmpty)
    #expect(root.firstChild(named: "photo") == nil)
    let last = try #require(Array(photos.children).last)
    #expect(last.text == "<raw>&amp;")
    #expect(last.children.map(\.name).isEmpty)
    #expect(last.attributes.map(\.value) == ["3", "x"])
  }

  @Test("Names keep their prefix")
  func keepsPrefixes() throws {
    let feed = """
      <rss xmlns:media="http://search.yahoo.com/mrss/"><media:content url="u" media:x="y"/></rss>
      """
    let content = try #require(
      MarkupTree(parsing: feed).root.firstChild(named: "media:content"))
    #expect(content.attribute("url") == "u")
    #expect(content.attribute("media:x") == "y")
    #expect(content.attribute("x") == nil)
  }

  private static let encodings: [[UInt8]] = {
    let text = "<a>é</a>"
    let latin = "<?xml version='1.0' encoding='ISO-8859-1'?><a>"
    return [
      [0xEF, 0xBB, 0xBF] + Array(text.utf8),
      Array(latin.utf8) + [0xE9] + Array("</a>".utf8),
      Array("<?xml version='1.0' encoding = \"utf-8\"?>\(text)".utf8),
      text.utf16.flatMap { unit in [UInt8(unit & 0xFF), UInt8(unit >> 8)] },
      [0xFF, 0xFE] + text.utf16.flatMap { unit in [UInt8(unit & 0xFF), UInt8(unit >> 8)] },
      [0xFE, 0xFF] + text.utf16.flatMap { unit in [UInt8(unit >> 8), UInt8(unit & 0xFF)] },
    ]
  }()

  @Test("Encodings are honoured", arguments: encodings)
  func honoursEncoding(_ bytes: [UInt8]) throws {
    #expect(try MarkupTree(parsing: bytes).root.text == "é")
  }

  @Test("More names than usual are told apart")
  func manyNames() throws {
    let attributes = (0..<3_000).map { "n\($0)='\($0)'" }.joined(separator: " ")
    let root = try MarkupTree(parsing: "<a \(attributes)/>").root
    #expect(root.attribute("n0") == "0")
    #expect(root.attribute("n1777") == "1777")
    #expect(root.attribute("n2999") == "2999")
  }

  @Test("A node keeps its tree alive and may cross tasks")
  func crossesTasks() async throws {
    let node = try MarkupTree(parsing: "<a><b id='7'/></a>").root.firstChild(named: "b")
    let id = await Task { node?.attribute("id") }.value
    #expect(id == "7")
  }
}
