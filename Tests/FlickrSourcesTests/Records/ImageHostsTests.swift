import Testing

@testable import FlickrSources

struct ImageHostsTests {
  @Test(
    "Addresses on Flickr's hosts become those of today",
    arguments: [
      ("https://live.staticflickr.com/1/2_a.jpg", "https://live.staticflickr.com/1/2_a.jpg"),
      ("http://farm3.staticflickr.com/1/2_a.jpg", "https://live.staticflickr.com/1/2_a.jpg"),
      ("https://c1.staticflickr.com/9/1/2_a.jpg", "https://live.staticflickr.com/9/1/2_a.jpg"),
      ("http://farm1.static.flickr.com/1/2_a.jpg", "https://live.staticflickr.com/1/2_a.jpg"),
      ("HTTP://Live.StaticFlickr.com/1/2_a.jpg", "https://live.staticflickr.com/1/2_a.jpg"),
      ("http://www.flickr.com/images/a.gif", "https://www.flickr.com/images/a.gif"),
    ])
  func rewrites(text: String, address: String) {
    #expect(ImageHosts.flickr.address(text) == address)
  }

  @Test(
    "Everything else is refused",
    arguments: [
      "", "a.jpg", "//live.staticflickr.com/a.jpg", "ftp://live.staticflickr.com/a",
      "file:///etc/passwd", "javascript:alert(1)", "data:image/png;base64,x",
      "https://live.staticflickr.com.evil.example/a.jpg", "https://evilstaticflickr.com/a.jpg",
      "https://live.staticflickr.com@evil.example/a.jpg", "https://a:b@live.staticflickr.com/a.jpg",
      "https://live.staticflickr.com:8080/a.jpg", "http://127.0.0.1/a.jpg", "http://[::1]/a.jpg",
      "https://live.staticflickr.com", "https://live.staticflickr.com\\@evil.example/a.jpg",
      "https://live.staticflickr.com/a b.jpg", "https://live.staticflickr.com/\"onload=\"x",
      "https://live.staticflickr.com/a.jpg\n",
      "https://evil.example/?https://live.staticflickr.com/",
    ])
  func refuses(text: String) {
    #expect(ImageHosts.flickr.address(text) == nil)
  }

  @Test("The host and port of the API are allowed as they are")
  func allowsTheAPI() throws {
    let hosts = try APIEndpoint("http://127.0.0.1:8080/services/rest/").imageHosts
    #expect(hosts.address("http://127.0.0.1:8080/i/1.jpg") == "http://127.0.0.1:8080/i/1.jpg")
    #expect(hosts.address("http://127.0.0.1:8081/i/1.jpg") == nil)
    #expect(hosts.address("http://127.0.0.1/i/1.jpg") == nil)
    #expect(hosts.address("https://live.staticflickr.com/1.jpg") != nil)
  }
}
