import GalleryModel
import Testing

@testable import Pages

struct WebAddressTests {
  @Test(
    "What an address cannot hold is escaped, what is escaped stays",
    arguments: [
      ("https://x.org/a-b_c~d.html?x=1&y=2#z", "https://x.org/a-b_c~d.html?x=1&y=2#z"),
      ("https://x.org/a b", "https://x.org/a%20b"),
      ("https://x.org/%41%zz%", "https://x.org/%41%25zz%25"),
      ("https://x.org/é", "https://x.org/%C3%A9"),
      ("https://x.org/\"<>\\^`{|}[]", "https://x.org/%22%3C%3E%5C%5E%60%7B%7C%7D%5B%5D"),
      ("https://x.org/#a#b", "https://x.org/#a%23b"), ("\u{1}", "%01"),
    ])
  func encoded(address: String, result: String) {
    #expect(WebAddress.encoded(address) == result)
  }

  @Test("A comma at the end would end a candidate")
  func candidate() {
    #expect(WebAddress.encodedCandidate("https://x.org/a,b,") == "https://x.org/a,b%2C")
  }

  @Test(
    "Strangers' links lead to the web or to a mailbox",
    arguments: [
      ("https://x.org", "https://x.org"), ("HTTP://X.org/A", "http://X.org/A"),
      (" ht\ntps://x.org/\u{0}a ", "https://x.org/a"), ("//x.org/a", "https://x.org/a"),
      ("/photos/a/1", "https://www.flickr.com/photos/a/1"),
      ("https://x.org:8080/", "https://x.org:8080/"),
      ("https://1.2.3.4/a", "https://1.2.3.4/a"), ("mailto:a@x.org", "mailto:a@x.org"),
      (" https://x.org/a b ", "https://x.org/a%20b"),
      ("\u{A0}https://x.org/\u{A0}", "https://x.org/"),
      ("mailto:a@x.org?body=x", "mailto:a@x.org"), ("https://a_b.x.org/", "https://a_b.x.org/"),
    ])
  func safe(address: String, target: String) {
    #expect(LinkTarget.safe(address) == target)
  }

  @Test(
    "Everything else is no link",
    arguments: [
      "javascript:alert(1)", "java\nscript:x", "JAVASCRIPT:x", " javascript:x", "data:text/html,x",
      "vbscript:x", "file:///etc/passwd", "https://", "https:///x", "https://user:pw@x.org/",
      "https://x.org@evil.org/", "https://x..org", "https://-x.org", "https://x.org:0/",
      "https://x.org:99999", "https://999.1.1.1", "https://1.2.3", "https://mü.de", "mailto:",
      "mailto:a", "mailto:a@b@c", "x.html", "#a", "", "https://x\\y",
      "https://x y.org/", "https:// x.org/", "java script:x", " ", "\u{A0}",
    ])
  func unsafe(address: String) {
    #expect(LinkTarget.safe(address) == nil)
  }

  @Test(
    "Flickr's photo pages are recognised in each of their forms",
    arguments: [
      ("https://www.flickr.com/photos/a/123/", "123"),
      ("http://flickr.com/photos/1@N01/123", "123"),
      ("https://m.flickr.com/photos/a/123/in/album-1", "123"),
      ("https://WWW.Flickr.com/photos/a/5?x", "5"),
      ("https://flic.kr/p/8SPTwJ", "5169665786"), ("https://flic.kr/p/2p4QbKN", "53208249252"),
      ("https://flic.kr/p/2", "1"),
    ])
  func photoLinks(address: String, id: String) {
    #expect(FlickrPhotoLink.photo(in: address)?.rawValue == id)
  }

  @Test(
    "Other addresses are no photo pages",
    arguments: [
      "https://www.flickr.com/photos/a/", "https://www.flickr.com/photos/a/albums/1",
      "https://x.org/photos/a/123", "https://flic.kr/s/abc", "https://flic.kr/p/0OIl",
      "https://flic.kr/p/ZZZZZZZZZZZZZZZZZZZZ", "mailto:a@x.org",
      "https://www.flickr.com/people/a/1",
    ])
  func otherLinks(address: String) {
    #expect(FlickrPhotoLink.photo(in: address) == nil)
  }
}
