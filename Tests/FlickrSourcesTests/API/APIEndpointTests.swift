import Testing

@testable import FlickrSources

struct APIEndpointTests {
  @Test(
    "An address of an API is taken whole",
    arguments: [
      ("http://127.0.0.1:8080/services/rest/", "http://127.0.0.1:8080/services/rest/"),
      ("HTTPS://proxy.example/flickr", "https://proxy.example/flickr"),
      ("http://localhost:1", "http://localhost:1/"),
      ("http://[::1]:8080/rest/", "http://[::1]:8080/rest/"), ("http://[::1]", "http://[::1]/"),
    ])
  func takes(text: String, address: String) throws {
    #expect(try APIEndpoint(text).description == address)
  }

  @Test(
    "What is no address is refused",
    arguments: [
      "", "127.0.0.1", "ftp://a/b", "http://", "http:///rest", "https://user:pass@host/rest",
      "http://host/rest?key=1", "http://a b/", "http://a:0/", "http://a:65536/",
    ])
  func refuses(text: String) {
    let error = #expect(throws: FlickrSourceError.badEndpoint(text)) { try APIEndpoint(text) }
    #expect(error?.kind == .configuration)
    #expect(error?.description.contains("user:pass") == false)
  }
}
