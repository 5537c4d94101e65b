import Testing

@testable import WebServer

struct WebHeadersTests {
  @Test("Names are compared without regard to case")
  func namesIgnoreCase() {
    var headers: WebHeaders = ["Content-Type": "text/plain", "ETag": "\"1\""]
    #expect(headers["content-type"] == "text/plain")
    #expect(headers["CONTENT-TYPE"] == "text/plain")
    #expect(headers["Content-Typ"] == nil)
    headers["etag"] = "\"2\""
    #expect(headers.fields.map(\.value) == ["text/plain", "\"2\""])
    headers["ETAG"] = nil
    #expect(headers.fields.map(\.name) == ["Content-Type"])
  }

  @Test("A field that is added keeps the earlier ones of its name")
  func addingKeeps() {
    var headers: WebHeaders = ["Link": "a"]
    headers.add("link", "b")
    #expect(headers["Link"] == "a")
    #expect(headers.fields.map(\.value) == ["a", "b"])
  }
}
