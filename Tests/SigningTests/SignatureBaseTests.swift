import Testing

@testable import Signing

struct SignatureBaseTests {
  @Test(
    "Scheme and host are lowered, ports that go without saying dropped, paths kept",
    arguments: [
      ("HTTP://Example.COM:80/A/b/", "http%3A%2F%2Fexample.com%2FA%2Fb%2F"),
      ("https://example.com:443/x", "https%3A%2F%2Fexample.com%2Fx"),
      ("https://example.com:80/x", "https%3A%2F%2Fexample.com%3A80%2Fx"),
      (
        "http://127.0.0.1:8099/services/rest/", "http%3A%2F%2F127.0.0.1%3A8099%2Fservices%2Frest%2F"
      ),
      ("http://a/b?#c", "http%3A%2F%2Fa%2Fb"),
    ])
  func addressesAreNormalized(url: String, encoded: String) throws {
    let base = try SignatureBase(method: "get", url: url, parameters: [])
    #expect(base.text == "GET&\(encoded)&")
  }

  @Test("Reserved signs are encoded twice")
  func reservedSigns() throws {
    let base = try SignatureBase(
      method: "GET", url: "http://a/", parameters: [.init("a", "!'()*")])
    #expect(base.text == "GET&http%3A%2F%2Fa%2F&a%3D%2521%2527%2528%2529%252A")
  }

  @Test("Signature and realm are not signed, whatever comes before them")
  func unsignedParameters() throws {
    let base = try SignatureBase(
      method: "GET", url: "http://a/?oauth_signature=x",
      parameters: [.init("realm", "Photos"), .init("b", "1"), .init("oauth_signature", "y")])
    #expect(base.text == "GET&http%3A%2F%2Fa%2F&b%3D1")
  }

  @Test(
    "An address without scheme or host cannot be signed",
    arguments: ["", "a/b", "://a", "http:///a"])
  func badAddresses(url: String) {
    #expect(throws: SigningError.self) {
      try SignatureBase(method: "GET", url: url, parameters: [])
    }
  }

  @Test("Errors say what failed and what to do")
  func wording() {
    #expect(
      SigningError.badURL("a").description
        == "cannot sign a request to 'a': the address must begin with https:// and a host")
    #expect(SigningError.unavailable.description.contains("OpenSSL refuses HMAC-SHA1"))
  }
}
