import FakeFlickr
import Foundation
import Testing

struct FaultTests {
  private let client = Client()
  private let method = "flickr.interestingness.getList"

  private func fake(_ fault: Fault, page: Int? = nil, times: Int? = nil) throws -> FakeFlickr {
    let rule = FaultRule(fault, on: .method(method), page: page, times: times)
    return try FakeFlickr(WorldOptions(photos: 30), faults: [rule])
  }

  @Test("A status comes with and without a time to wait", arguments: [nil, 7])
  func statuses(wait: Int?) async throws {
    let fake = try fake(.http(429, retryAfter: wait), times: 1)
    let answer = try await client.fetch(Client.url(fake, method))
    #expect(answer.status == 429)
    #expect(answer.headers["retry-after"] == wait.map { "\($0)" })
    #expect(try await client.fetch(Client.url(fake, method)).status == 200)
    #expect(fake.calls.map(\.status) == [429, 200])
    #expect(fake.calls.map { $0.fault != nil } == [true, false])
  }

  @Test("Bodies are spoiled so that no reader takes them for good")
  func bodies() async throws {
    let page = try fake(.html)
    let html = try await client.fetch(Client.url(page, method))
    #expect(html.status == 200 && html.text.hasPrefix("<!DOCTYPE html>"))
    let confused = try fake(.wrongFormat)
    let other = try await client.call(confused, method)
    #expect(other.hasPrefix("{\"photos\"") && other.hasSuffix(",}"))
    let broken = try fake(.malformed)
    let xml = try await client.call(broken, method)
    #expect(xml.hasPrefix("<?xml") && xml.hasSuffix("</rsp\n"))
    await #expect(throws: (any Error).self) { try await client.json(broken, method) }
  }

  @Test(
    "Connections break", arguments: [Fault.truncated, .reset, .closed, .stall(.milliseconds(5))])
  func connections(fault: Fault) async throws {
    let fake = try fake(fault, times: 1)
    await #expect(throws: (any Error).self) { try await client.call(fake, method) }
    #expect(try await client.call(fake, method).contains("stat=\"ok\""))
  }

  @Test("Failures take the number and the words of their method")
  func failures() async throws {
    let fake = try FakeFlickr(faults: [
      FaultRule(.api(APIFailure(105, "Service currently unavailable")), on: .method(method)),
      FaultRule(.userDeleted, on: .method("flickr.people.getPhotos")),
      FaultRule(.notFound, on: .api),
    ])
    for (method, code) in [
      (method, "105"), ("flickr.people.getPhotos", "5"), ("flickr.photosets.getPhotos", "1"),
      ("flickr.photos.search", "2"),
    ] {
      #expect(try await client.json(fake, method).code?.text == code, "\(method)")
    }
  }

  @Test("Lists go wrong: short, drifting, repeated, empty")
  func lists() async throws {
    func page(_ fault: Fault, _ number: Int) async throws -> (
      count: Int, total: String?, first: String?
    ) {
      let answer = try await client.json(
        try fake(fault), method, ["per_page": "10", "page": "\(number)"])
      let photos = answer.photos?.photo?.items ?? []
      return (photos.count, answer.photos?.total?.text, photos.first?.id?.text)
    }
    let short = try await page(.shortPage(missing: 3), 2)
    #expect(short.count == 7 && short.total == "30")
    let drift = try await page(.totalDrift(-1), 1)
    #expect(drift.count == 10 && drift.total == "29")
    #expect(try await page(.shifted(by: 2), 2).first == FakePhoto.id(of: 21))
    #expect(try await page(.shifted(by: -2), 2).first == FakePhoto.id(of: 17))
    #expect(try await page(.repeatedPage(1), 3).first == FakePhoto.id(of: 29))
    #expect(try await page(.repeatsPastEnd, 9).first == FakePhoto.id(of: 9))
    let empty = try await page(.emptyList, 1)
    #expect(empty.count == 0 && empty.total == "0")
  }

  @Test("A rule strikes its page alone, after the calls it lets pass, as often as it says")
  func rules() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 30))
    fake.add(FaultRule(.http(500), on: .api, page: 2, skip: 1, times: 2))
    var statuses: [Int] = []
    for page in [1, 2, 2, 1, 2, 2] {
      let url = Client.url(fake, method, ["page": "\(page)"])
      statuses.append(try await client.fetch(url).status)
    }
    #expect(statuses == [200, 200, 500, 200, 500, 200])
    fake.add(FaultRule(.http(503), on: .any))
    #expect(try await client.fetch(Client.url(fake, method)).status == 503)
    fake.clearFaults()
    #expect(try await client.fetch(Client.url(fake, method)).status == 200)
    fake.forgetCalls()
    #expect(fake.calls.isEmpty)
  }

  @Test("Images, feeds and logins are struck as well, images one by one")
  func otherTargets() async throws {
    let id = FakePhoto.id(of: 1)
    let fake = try FakeFlickr(faults: [
      FaultRule(.notFound, on: .images, photoID: id), FaultRule(.http(500), on: .feeds),
      FaultRule(.http(503), on: .login),
    ])
    for (serial, status) in [(1, 404), (2, 200)] {
      let url = fake.url + "images/" + fake.world.photo(serial).sizes[3].path
      #expect(try await client.bytes(url).status == status)
    }
    #expect(try await client.bytes(fake.feedURL + "photos_public.gne").status == 500)
    #expect(try await client.bytes(fake.oauthURL + "request_token").status == 503)
  }

  @Test("A late answer is the right one")
  func delays() async throws {
    let fake = try fake(.delay(.milliseconds(5)))
    #expect(try await client.call(fake, method).contains("total=\"30\""))
  }
}
