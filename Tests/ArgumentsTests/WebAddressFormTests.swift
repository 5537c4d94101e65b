import Arguments
import Testing

struct WebAddressFormTests {
  @Test(
    "An address that a path can be added to is accepted",
    arguments: [
      "https://example.org", "http://example.org/", "HTTPS://EXAMPLE.ORG/A",
      "http://localhost:8080",
      "http://127.0.0.1:1/services/rest/", "http://[::1]:8080/x", "https://me.github.io/photos/é",
      "https://xn--exmple-cua.org/", "https://example.org./a%20b", "https://a_b.example/x,y;z",
    ])
  func accepts(text: String) {
    #expect(ValueRule.webAddress.objection(to: text) == nil)
  }

  @Test(
    "What is none, tells a password, or ends behind its path is refused",
    arguments: [
      "", "example.org", "ftp://example.org", "https://", "https:///x", "https://.",
      "https://a..b/",
      "https://example.org/a b", "https://example.org/\"x", "https://example.org/<b>",
      "https://example.org/?a=b", "https://example.org/#a", "https://me:secret@example.org/",
      "https://me@example.org", "https://example.org:0/", "https://example.org:99999/",
      "https://example.org:/", "https://example.org:x/", "https://exämple.org/", "https://[::1",
      "https://[]/", "https://[a]/", "https://[::1]x/", "https://example.org\\@evil.org/",
    ])
  func refuses(text: String) {
    #expect(ValueRule.webAddress.objection(to: text) != nil)
  }
}
