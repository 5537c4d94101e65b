import GalleryModel
import Testing

@testable import FlickrSources

struct AtomReaderTests {
  private static let feed = """
    <?xml version="1.0" encoding="utf-8" standalone="yes"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:flickr="urn:flickr:user">
      <title>Uploads from Ann &amp; Bo</title><id>tag:flickr.com,2005:/photos/public/1</id>
      <entry>
        <title>A  title</title>
        <link rel="alternate" type="text/html" href="https://www.flickr.com/photos/ann/77/"/>
        <id>tag:flickr.com,2005:/photo/77</id>
        <published>2024-05-03T10:11:12Z</published>
        <dc:date.Taken>2024-05-02T09:08:07-08:00</dc:date.Taken>
        <content type="html">&lt;p&gt;&lt;a href=&quot;x&quot;&gt;Ann&lt;/a&gt; posted a photo:\
    &lt;/p&gt; &lt;p&gt;&lt;img src=&quot;https://live.staticflickr.com/5/77_abc_m.jpg&quot; \
    width=&quot;240&quot; height=&quot;120&quot; /&gt;&lt;/p&gt; &lt;p&gt;My words&lt;/p&gt;</content>
        <author><name>Ann &amp; Bo</name><uri>https://www.flickr.com/people/12@N01/</uri></author>
        <category term="boats" scheme="https://www.flickr.com/photos/tags/"/>
        <category term="red" scheme="https://www.flickr.com/photos/tags/"/>
      </entry>
    </feed>
    """

  @Test("An entry tells what the JSON feed tells")
  func readsEntry() throws {
    let page = try Answering.page(Self.feed, access: .unsigned)
    let photo = try #require(page.photos.first)
    #expect(page.photos.count == 1 && page.skipped == [])
    #expect(page.subject == .titled("Uploads from Ann & Bo"))
    #expect(photo.id == .test("77") && photo.title == "A  title")
    #expect(photo.owner.id == .test("12@N01") && photo.owner.username == "Ann & Bo")
    #expect(photo.descriptionHTML == "My words")
    #expect(photo.taken.htmlDateTime == "2024-05-02T09:08:07")
    #expect(photo.posted?.iso8601 == "2024-05-03T10:11:12Z")
    #expect(photo.tags.map(\.raw) == ["boats", "red"])
    #expect(photo.license == .allRightsReserved && photo.visibility == .everyone)
    #expect(photo.sizes.steps.map(\.width) == [240, 320, 500, 640, 1024])
    #expect(photo.sizes.largest?.url == "https://live.staticflickr.com/5/77_abc_b.jpg")
  }
}
