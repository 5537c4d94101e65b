import Foundation
import GalleryModel
import Synchronization
import Testing

@testable import FlickrSources

struct LongListTests {
  /// Answers like a Flickr on which one member has very many photos.
  private final class Stream: Transport {
    private let count: Int
    private let sent = Mutex<[String: Int]>([:])

    init(count: Int) { self.count = count }

    /// How often each method was called.
    var calls: [String: Int] { sent.withLock { $0 } }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      let query = Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
      let method = query["method"] ?? ""
      sent.withLock { $0[method, default: 0] += 1 }
      let content =
        switch method {
        case "flickr.urls.lookupUser": "<user id=\"1@N01\"><username>Ann</username></user>"
        case "flickr.people.getInfo": "<person nsid=\"1@N01\"><username>Ann</username></person>"
        default: page(Int(query["page"] ?? "") ?? 1, Int(query["per_page"] ?? "") ?? 100)
        }
      return HTTPResponse(
        status: 200, body: Array("<rsp stat=\"ok\">\(content)</rsp>".utf8))
    }

    private func page(_ number: Int, _ length: Int) -> String {
      let ids = (1...count).dropFirst((number - 1) * length).prefix(length)
      let photos = ids.map { #"<photo id="\#($0)" owner="1@N01" ownername="Ann"/>"# }.joined()
      let pages = (count + length - 1) / length
      return "<photos page=\"\(number)\" pages=\"\(pages)\" perpage=\"\(length)\""
        + " total=\"\(count)\">\(photos)</photos>"
    }
  }

  @Test("10,000 photos of a stream cost at most 21 calls, the look-up of the name included")
  func isCheap() async throws {
    let stream = Stream(count: 10_000)
    let client = try FlickrClient(key: "k", transport: stream, time: VirtualTime().keeper())
    let source = try await AddressOpener(client: client, feeds: FeedClient())
      .open(.stream(.alias("ann")))
    let taken = try await Taken(from: source)
    #expect(taken.ids.count == 10_000 && taken.ids == taken.distinctIDs)
    #expect(client.callCount == 21)
    #expect(stream.calls["flickr.people.getPublicPhotos"] == 20)
    #expect(taken.title == "Photos by Ann" && taken.skipped == [])
  }

  @Test("A long list has a card where its member had not to be looked up, within the same 21 calls")
  func hasCardOfKnown() async throws {
    let stream = Stream(count: 10_000)
    let client = try FlickrClient(key: "k", transport: stream, time: VirtualTime().keeper())
    let source = try await AddressOpener(client: client, feeds: FeedClient())
      .open(.stream(.nsid(.test("1@N01"))))
    let taken = try await Taken(from: source)
    #expect(taken.ids.count == 10_000 && taken.people.count == 1)
    #expect(client.callCount == 21)
  }

  @Test("A list of less than twenty pages has a card as well")
  func hasCard() async throws {
    let stream = Stream(count: 501)
    let client = try FlickrClient(key: "k", transport: stream, time: VirtualTime().keeper())
    let source = try await AddressOpener(client: client, feeds: FeedClient())
      .open(.stream(.alias("ann")))
    #expect(try await Taken(from: source).people.count == 1)
    #expect(client.callCount == 4)
  }
}
