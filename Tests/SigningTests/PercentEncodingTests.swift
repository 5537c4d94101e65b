import Testing

@testable import Signing

struct PercentEncodingTests {
  @Test(
    "Everything but letters, digits and four signs is encoded",
    arguments: [
      ("abcXYZ019-._~", "abcXYZ019-._~"), ("a b+c", "a%20b%2Bc"), ("!'()*", "%21%27%28%29%2A"),
      ("ü/€", "%C3%BC%2F%E2%82%AC"), ("😀", "%F0%9F%98%80"), ("\u{0}\n", "%00%0A"), ("", ""),
    ])
  func encoding(text: String, encoded: String) {
    #expect(PercentEncoding.encode(text) == encoded)
  }

  @Test("A form that is written is read again", arguments: ["", "a b", "c+d=e&f", "ü", "%41"])
  func forms(value: String) {
    let parameters = [OAuthParameter("x y", value), OAuthParameter("z", value)]
    #expect(OAuthParameter.parse(form: OAuthParameter.form(parameters)) == parameters)
  }
}
