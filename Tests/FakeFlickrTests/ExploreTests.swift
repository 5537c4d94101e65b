import FakeFlickr
import Testing

struct ExploreTests {
  private let client = Client()
  private let method = "flickr.interestingness.getList"

  @Test("XML is the default, in Flickr's envelope, with base attributes alone")
  func xmlIsTheDefault() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 3))
    let answer = try await client.fetch(Client.url(fake, method, ["per_page": "1"]))
    #expect(answer.status == 200)
    #expect(answer.headers["content-type"] == "text/xml; charset=utf-8")
    #expect(
      answer.text == """
        <?xml version="1.0" encoding="utf-8" ?>
        <rsp stat="ok">
        <photos page="1" pages="3" perpage="1" total="3">
        \t<photo id="53000000014" owner="10000014@N03" secret="\(fake.world.photo(2).secret)" \
        server="65535" farm="66" title="Tom &amp; &quot;Jerry&quot; 2" ispublic="1" isfriend="0" \
        isfamily="0" />
        </photos>
        </rsp>

        """)
  }

  @Test("JSON comes bare with nojsoncallback, and in a function without")
  func jsonForms() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 3))
    let bare = try await client.json(fake, method)
    #expect(bare.stat == .string("ok"))
    #expect(bare.photos?.photo?.items.count == 3)
    let wrapped = try await client.call(fake, method, ["format": "json"])
    #expect(wrapped.hasPrefix("jsonFlickrApi({\"photos\":{"))
    #expect(wrapped.hasSuffix("\"stat\":\"ok\"})"))
    let named = try await client.call(fake, method, ["format": "json", "jsoncallback": "f"])
    #expect(named.hasPrefix("f({"))
  }

  @Test(
    "A key that is missing, malformed or unknown is error 100",
    arguments: [
      ("", "Key has invalid format"), ("short", "Key has invalid format"),
      ("0123456789abcdef0123456789abcdef", "Key not found"),
    ])
  func wrongKeys(key: String, reason: String) async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 3))
    let answer = try await client.fetch(Client.url(fake, method, ["api_key": key]))
    #expect(answer.status == 200)
    #expect(answer.text.contains("<err code=\"100\" msg=\"Invalid API Key (\(reason))\" />"))
    let json = try await client.json(fake, method, ["api_key": key])
    #expect(json.code == .number(100))
    #expect(json.message == .string("Invalid API Key (\(reason))"))
  }

  @Test("The pages hold every photo once, newest first")
  func pagesHoldEverything() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 25))
    var ids: [String] = []
    for page in 1...3 {
      let answer = try await client.json(
        fake, method, ["per_page": "10", "page": "\(page)"])
      #expect(answer.photos?.pages == .number(3))
      #expect(answer.photos?.total?.text == "25")
      ids += answer.photos?.photo?.items.compactMap { $0.id?.text } ?? []
    }
    #expect(ids == (0..<25).reversed().map { FakePhoto.id(of: $0) })
    #expect(fake.calls.map(\.page) == [1, 2, 3])
    #expect(fake.calls.allSatisfy { $0.perPage == 10 && $0.method == method })
  }

  @Test("A page past the end echoes its number and holds nothing; too much per page is cut to 500")
  func edgesOfPaging() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 600))
    let past = try await client.json(fake, method, ["page": "99"])
    #expect(past.photos?.page == .number(99))
    #expect(past.photos?.photo?.items.isEmpty == true)
    let big = try await client.json(fake, method, ["per_page": "9999"])
    #expect(big.photos?.perpage == .number(500))
    #expect(big.photos?.photo?.items.count == 500)
    let empty = try await client.call(try FakeFlickr(WorldOptions(photos: 0)), method)
    #expect(!empty.contains("<photo "))
  }

  @Test("A date that is none is error 1")
  func badDates() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 3))
    for (date, isGood) in [
      ("2024-04-28", true), ("yesterday", false), ("2024-13-01", false), ("2024-4-28", false),
    ] {
      let answer = try await client.json(fake, method, ["date": date])
      #expect(answer.stat == .string(isGood ? "ok" : "fail"), "\(date)")
    }
  }

  @Test("Method and format that nobody knows are errors 112 and 111")
  func unknownMethod() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 3))
    let method = try await client.json(fake, "flickr.photos.nothing")
    #expect(method.code == .number(112))
    #expect(method.message == .string("Method \"flickr.photos.nothing\" not found"))
    let format = try await client.call(fake, self.method, ["format": "soap"])
    #expect(format.contains("<err code=\"111\" "))
  }
}
