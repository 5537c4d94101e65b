import Testing

@testable import WebServer

struct RequestTargetTests {
  @Test(
    "A target is taken apart and its path decoded",
    arguments: [
      ("/", "/", ""), ("/a/b.html", "/a/b.html", ""), ("/a?b=c", "/a", "b=c"),
      ("/a?b=c?d", "/a", "b=c?d"), ("/a%20b/%C3%A9", "/a b/\u{E9}", ""), ("/a+b", "/a+b", ""),
      ("/img-09:10.jpg", "/img-09:10.jpg", ""), ("/...", "/...", ""), ("//a", "//a", ""),
      ("/a/?", "/a/", ""), ("/a?b=%2", "/a", "b=%2"),
    ])
  func targetsAreTakenApart(target: String, path: String, query: String) throws {
    let parsed = try #require(RequestTarget(target))
    #expect(parsed.path == path)
    #expect(parsed.query == query)
  }

  @Test(
    "A path that could lead elsewhere is refused",
    arguments: [
      "", "a", "*", "http://a/", "/..", "/a/../b", "/./a", "/%2e%2e/a", "/%2E%2e", "/a/%2E",
      "/a%2Fb", "/a%5Cb", "/a\\b", "/a%00", "/%0a", "/a%7F", "/%", "/%zz", "/%FF",
    ])
  func unsafePathsAreRefused(target: String) {
    #expect(RequestTarget(target) == nil)
  }
}
