import Testing

@testable import SiteBuilder

@Suite("Resolving relative addresses")
struct PathResolverTests {
  @Test(
    "A relative address leads to a path of the site",
    arguments: [
      ("photo/1.html", "2.html", "photo/2.html"), ("photo/1.html", "../index.html", "index.html"),
      ("index.html", "photo/2.html", "photo/2.html"), ("index.html", "./a/./b", "a/b"),
      ("a/b/c.html", "../../d.html", "d.html"), ("a/b/c.html", "..", "a/index.html"),
      ("a/b/c.html", ".", "a/b/index.html"), ("index.html", "a/", "a/index.html"),
      ("index.html", "a//b", "a/b"), ("index.html", "%41%zz%4", "A%zz%4"),
      ("a/b.html", "x/../y.html", "a/y.html"), ("index.html", "a%2Fb", "a/b"),
    ])
  func resolves(page: String, address: String, path: String) {
    var resolver = PathResolver()
    resolver.begin(page: page)
    let key = Array(address.utf8).withUnsafeBufferPointer { resolver.resolve($0) }
    #expect(String(decoding: resolver.path, as: UTF8.self) == path)
    #expect(key == PathKey(path))
  }

  @Test("An address that leads out of the site has no path", arguments: ["../x", "../../x", ".."])
  func outside(address: String) {
    var resolver = PathResolver()
    resolver.begin(page: "index.html")
    #expect(Array(address.utf8).withUnsafeBufferPointer { resolver.resolve($0) } == nil)
  }

  @Test(
    "A srcset gives its addresses",
    arguments: [
      ("a.jpg", ["a.jpg"]), ("a.jpg 1x, b.jpg 2x", ["a.jpg", "b.jpg"]),
      (" a.jpg 100w,b.jpg 200w ", ["a.jpg", "b.jpg"]), ("a,b.jpg 1x", ["a,b.jpg"]),
      ("a.jpg, b.jpg", ["a.jpg", "b.jpg"]), (",,", []), ("", []),
    ])
  func candidates(list: String, addresses: [String]) {
    let found = Array(list.utf8).withUnsafeBufferPointer { bytes in
      CandidateList(bytes).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(found == addresses)
  }

  @Test(
    "Only the hosts named are allowed, over the scheme named",
    arguments: [
      ("https://live.staticflickr.com/1/2.jpg", true), ("https://a.b.staticflickr.com/", true),
      ("http://127.0.0.1:8080/x.jpg", true), ("http://127.0.0.1:80801/x.jpg", false),
      ("https://staticflickr.com/x.jpg", false), ("http://live.staticflickr.com/x.jpg", false),
      ("https://evilstaticflickr.com/x.jpg", false),
      ("https://live.staticflickr.com@evil.org/x.jpg", false),
      ("https://evil.org#.staticflickr.com", false),
      ("https://evil.org:80#.staticflickr.com/x.jpg", false),
      ("https://evil.org\\.staticflickr.com/x.jpg", false),
      ("https://evil.org?.staticflickr.com", false), ("https://evil.org/.staticflickr.com", false),
      ("data:image/png;base64,x", false), ("//live.staticflickr.com/x.jpg", false),
    ])
  func hosts(address: String, isAllowed: Bool) {
    let hosts = AllowedHosts(["https://*.staticflickr.com", "http://127.0.0.1:8080", "'self'"])
    #expect(Array(address.utf8).withUnsafeBufferPointer(hosts.allow) == isAllowed)
  }
}
