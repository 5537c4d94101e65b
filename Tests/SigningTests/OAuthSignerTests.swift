import Testing

@testable import Signing

struct OAuthSignerTests {
  @Test("Every published example gets its published signature", arguments: SigningVector.published)
  func publishedSignatures(vector: SigningVector) throws {
    let parameters = try vector.sign()
    #expect(parameters.last == OAuthParameter("oauth_signature", vector.signature))
    #expect(parameters.allSatisfy { $0.name.hasPrefix("oauth_") })
  }

  @Test(
    "Every published base text is rebuilt",
    arguments: SigningVector.published.filter { $0.base != nil })
  func publishedBases(vector: SigningVector) throws {
    let others = vector.parameters.filter { !$0.name.hasPrefix("oauth_") }
    let base = try SignatureBase(
      method: vector.method, url: vector.url, parameters: others + vector.sign())
    #expect(base.text == vector.base)
  }

  @Test(
    "The token's secret is the second half of the key, and may be empty",
    arguments: [
      ("", "lNBTzyWRRHBuoXmgK13Nht5oiKs="), ("keyboard cat", "pytjoWTzMmvq13/Bai9YVX1tV9c="),
    ])
  func tokenSecretCounts(tokenSecret: String, signature: String) throws {
    let base = try SignatureBase(
      method: "GET", url: "http://www.example.com",
      parameters: [.init("foo", "123"), .init("bar", "456")])
    #expect(base.text == "GET&http%3A%2F%2Fwww.example.com&bar%3D456%26foo%3D123")
    let secrets = OAuthSecrets(consumer: "consumer secret", token: tokenSecret)
    #expect(try secrets.signature(of: base) == signature)
  }

  @Test("With https, the documentation's example gets another signature")
  func schemeCounts() throws {
    let vector = SigningVector.flickrDocumentation
    let parameters = try OAuthSigner(key: vector.key, secret: vector.secret).sign(
      method: "GET", url: "https://www.flickr.com/services/oauth/request_token",
      parameters: vector.parameters, timestamp: vector.timestamp, nonce: vector.nonce)
    #expect(parameters.last?.value == "2zL7aYEzEEY0IvEgQjT7IqB518U=")
  }

  @Test("Secrets are not shown")
  func secretsAreHidden() {
    let secrets = OAuthSecrets(consumer: "abc", token: "def")
    #expect("\(secrets)" == "OAuthSecrets(hidden)")
    #expect("\(OAuthSigner(key: "abc", secret: "def"))" == "OAuthSigner(hidden)")
    #expect(String(reflecting: secrets) == "OAuthSecrets(hidden)")
  }
}
