import FakeFlickr
import Signing
import Testing

struct LoginTests {
  private let client = Client()
  private let fake: FakeFlickr

  init() throws { fake = try FakeFlickr(WorldOptions(photos: 10, owners: 2, hiddenPhotos: 5)) }

  /// Signs a request and gives its whole address.
  private func signed(
    _ url: String, _ parameters: [OAuthParameter] = [], token: String? = nil,
    tokenSecret: String = "", secret: String? = nil, nonce: String
  ) throws -> String {
    let signer = OAuthSigner(
      key: fake.credentials.key, secret: secret ?? fake.credentials.secret, token: token,
      tokenSecret: tokenSecret)
    let own = try signer.sign(
      method: "GET", url: url, parameters: parameters, timestamp: 1_700_000_000, nonce: nonce)
    let others = parameters.filter { !$0.name.hasPrefix("oauth_") }
    return url + "?" + OAuthParameter.form(others + own)
  }

  private func call(
    _ method: String, _ parameters: [OAuthParameter] = [], token: String? = nil,
    tokenSecret: String? = nil, nonce: String
  ) async throws -> (status: Int, text: String) {
    let all =
      [.init("method", method), .init("format", "json"), .init("nojsoncallback", "1")] + parameters
    let url = try signed(
      fake.apiURL, all, token: token ?? fake.credentials.token,
      tokenSecret: tokenSecret ?? fake.credentials.tokenSecret, nonce: nonce)
    let answer = try await client.fetch(url)
    return (answer.status, answer.text)
  }

  private func value(_ name: String, in form: String) -> String {
    OAuthParameter.parse(form: form).first { $0.name == name }?.value ?? ""
  }

  @Test("A login in three steps gives a token that signs calls")
  func wholeLogin() async throws {
    let first = try await client.fetch(
      signed(fake.oauthURL + "request_token", [.init("oauth_callback", "oob")], nonce: "1"))
    #expect(value("oauth_callback_confirmed", in: first.text) == "true")
    let token = value("oauth_token", in: first.text)
    let secret = value("oauth_token_secret", in: first.text)
    let page = try await client.fetch(
      fake.oauthURL + "authorize?oauth_token=\(token)&perms=read")
    let verifier = try #require(fake.authorize(token))
    #expect(page.text.contains("<code>\(verifier)</code>"))
    #expect(verifier.split(separator: "-").map(\.count) == [3, 3, 3])
    let last = try await client.fetch(
      signed(
        fake.oauthURL + "access_token", [.init("oauth_verifier", verifier)], token: token,
        tokenSecret: secret, nonce: "2"))
    #expect(value("user_nsid", in: last.text) == fake.world.owners[0].nsid)
    let login = try await call(
      "flickr.test.login", token: value("oauth_token", in: last.text),
      tokenSecret: value("oauth_token_secret", in: last.text), nonce: "3")
    #expect(try JSON(login.text).user?.id?.text == fake.world.owners[0].nsid)
  }

  @Test("A wrong code ends no login, nor does one that the member did not allow")
  func wrongCodes() async throws {
    let first = try await client.fetch(
      signed(fake.oauthURL + "request_token", [.init("oauth_callback", "oob")], nonce: "1"))
    let token = value("oauth_token", in: first.text)
    for (nonce, code, allows) in [("2", "100-100-100", true), ("3", "", false)] {
      if allows { _ = fake.authorize(token) }
      let answer = try await client.fetch(
        signed(
          fake.oauthURL + "access_token", [.init("oauth_verifier", code)], token: token,
          tokenSecret: value("oauth_token_secret", in: first.text), nonce: nonce))
      #expect(answer.status == 401)
      #expect(answer.text == "oauth_problem=verifier_invalid")
    }
  }

  @Test("What is wrong with a signature is told in a form, with the text that was expected")
  func problems() async throws {
    let url = fake.oauthURL + "request_token"
    let callback = OAuthParameter("oauth_callback", "oob")
    let wrong = try await client.fetch(signed(url, [callback], secret: "wrong", nonce: "1"))
    #expect(wrong.status == 401)
    #expect(value("oauth_problem", in: wrong.text) == "signature_invalid")
    #expect(value("debug_sbs", in: wrong.text).hasPrefix("GET&http%3A%2F%2F127.0.0.1"))
    let unsigned = try await client.fetch(url)
    #expect(unsigned.status == 400)
    #expect(unsigned.text.hasSuffix("oauth_parameters_absent=oauth_signature"))
    let without = try await client.fetch(signed(url, nonce: "2"))
    #expect(without.text.hasSuffix("oauth_parameters_absent=oauth_callback"))
    let again = try signed(url, [callback], nonce: "3")
    #expect(try await client.fetch(again).status == 200)
    #expect(try await client.fetch(again).text == "oauth_problem=nonce_used")
    let unknown = try await call("flickr.test.login", token: "nobody's", nonce: "4")
    #expect(unknown.status == 401)
    #expect(unknown.text == "oauth_problem=token_rejected")
  }

  @Test("Signed calls show the member's own hidden photos; a key alone never does")
  func hiddenPhotos() async throws {
    let nsid = fake.world.owners[0].nsid
    let signed = try await call(
      "flickr.people.getPhotos", [.init("user_id", "me")], nonce: "1")
    let own = try JSON(signed.text).photos?.photo?.items ?? []
    #expect(own.count == 10)
    let kinds = own.prefix(5).map { photo in
      [photo.ispublic, photo.isfriend, photo.isfamily].compactMap { $0?.text }
    }
    #expect(Set(kinds) == [["0", "0", "0"], ["0", "1", "0"], ["0", "0", "1"], ["1", "0", "0"]])
    let others = try await call(
      "flickr.people.getPhotos", [.init("user_id", fake.world.owners[1].nsid)], nonce: "2")
    #expect(try JSON(others.text).photos?.photo?.items.count == 5)
    let open = try await client.json(fake, "flickr.people.getPhotos", ["user_id": nsid])
    #expect(open.photos?.photo?.items.count == 5)
    let hidden = ["photo_id": own.first?.id?.text ?? ""]
    let info = try await client.json(fake, "flickr.photos.getInfo", hidden)
    #expect(info.code?.text == "1")
  }

  @Test("A void token signs nothing any more")
  func revokedTokens() async throws {
    #expect(try await call("flickr.test.login", nonce: "1").status == 200)
    fake.revokeTokens()
    #expect(try await call("flickr.test.login", nonce: "2").text == "oauth_problem=token_rejected")
  }

  @Test("The log names no key, token, signature or code")
  func logKeepsSecrets() async throws {
    _ = try await call("flickr.test.login", nonce: "abc")
    let call = try #require(fake.calls.first)
    #expect(call.isSigned && call.carriesCredentials)
    #expect(call.parameters == ["format": "json", "nojsoncallback": "1"])
    #expect(call.userAgent == "FakeFlickrTests/1")
    #expect(call.status == 200)
    let list = try await client.fetch(fake.url + "calls")
    #expect(list.text == "200 api flickr.test.login\n")
    let image = fake.url + "images/" + fake.world.photo(1).sizes[0].path
    _ = try await client.bytes(image)
    _ = try await client.bytes(image + "?x=\(fake.credentials.key)")
    #expect(fake.calls.map(\.carriesCredentials) == [true, false, true])
  }

  @Test("Parameters may stand in a header or in a form that is posted")
  func placesOfParameters() async throws {
    let signer = OAuthSigner(
      key: fake.credentials.key, secret: fake.credentials.secret, token: fake.credentials.token,
      tokenSecret: fake.credentials.tokenSecret)
    let method = OAuthParameter("method", "flickr.test.login")
    let inHeader = try signer.sign(
      method: "GET", url: fake.apiURL, parameters: [method], timestamp: 1, nonce: "1")
    let header = inHeader.map { "\($0.name)=\"\(PercentEncoding.encode($0.value))\"" }
    let first = try await client.send(
      fake.apiURL + "?method=flickr.test.login",
      headers: ["Authorization": "OAuth " + header.joined(separator: ", ")])
    #expect(first.contains("<user id=\"10000000@N01\""))
    let inForm = try signer.sign(
      method: "POST", url: fake.apiURL, parameters: [method], timestamp: 1, nonce: "2")
    let second = try await client.send(fake.apiURL, form: OAuthParameter.form([method] + inForm))
    #expect(second == first)
  }
}
