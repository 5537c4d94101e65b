import Foundation
import GalleryModel
import Testing

@testable import FlickrSources

struct ListSourceTests {
  @Test("Explore asks for everything, 500 photos a call")
  func asksForEverything() async throws {
    let transport = ScriptedTransport([.answer(Self.list([1], page: 1, of: 1))])
    let source = try Self.source(transport)
    _ = try await source.nextBatch()
    let query = try #require(transport.requests.first?.url.query())
    for part in [
      "method=flickr.interestingness.getList", "per_page=500", "page=1", "format=rest",
      "url_l", "count_faves", "machine_tags", "o_dims", "realname",
    ] { #expect(query.contains(part), "\(part)") }
    #expect(source.summary.title == "Explore")
    #expect(source.summary.photosPerPage == 30)
    #expect(source.summary.photosPerPageCap == 30)
  }

  @Test("A day can be named")
  func namesDay() async throws {
    let transport = ScriptedTransport([.answer(Self.list([1], page: 1, of: 1))])
    _ = try await Self.source(transport, .explore(day: "2024-04-28")).nextBatch()
    #expect(transport.requests.first?.url.query()?.contains("date=2024-04-28") == true)
  }

  @Test("Short pages are not the last, repeated photos come once")
  func goesThroughPages() async throws {
    let transport = ScriptedTransport([
      .answer(Self.list([1, 2, 3], page: 1, of: 3)), .answer(Self.list([3, 4], page: 2, of: 3)),
      .answer(Self.list([5, 1, 6], page: 3, of: 3)),
    ])
    #expect(try await Self.ids(Self.source(transport)) == ["1", "2", "3", "4", "5", "6"])
    #expect(transport.requests.count == 3)
  }

  @Test("An empty page is the end, when it comes again")
  func endsOnEmptyPage() async throws {
    let transport = ScriptedTransport([
      .answer(Self.list([1], page: 1, of: 9)), .answer(Self.list([], page: 2, of: 9)),
    ])
    #expect(try await Self.ids(Self.source(transport)) == ["1"])
    #expect(transport.requests.count == 3)
  }

  @Test("A page that adds nothing is the end, whatever the counts say")
  func endsOnRepetition() async throws {
    let transport = ScriptedTransport([.answer(Self.list([1, 2], page: 1, of: 100_000))])
    #expect(try await Self.ids(Self.source(transport)) == ["1", "2"])
    #expect(transport.requests.count == 2)
  }

  @Test("An empty page that is a hiccup is asked for again, and nothing is lost")
  func looksTwice() async throws {
    let transport = ScriptedTransport([
      .answer(Self.list([1], page: 1, of: 3)), .answer(Self.list([], page: 1, of: 0)),
      .answer(Self.list([2], page: 2, of: 3)), .answer(Self.list([3], page: 3, of: 3)),
    ])
    #expect(try await Self.ids(Self.source(transport)) == ["1", "2", "3"])
    #expect(transport.requests.count == 4)
  }

  @Test("Without a count of pages an empty page is the end")
  func endsWithoutCount() async throws {
    let photo = #"<photo id="1" owner="1@N01"/>"#
    let transport = ScriptedTransport([
      .answer("<rsp stat=\"ok\"><photos>\(photo)</photos></rsp>"),
      .answer("<rsp stat=\"ok\"><photos/></rsp>"),
    ])
    #expect(try await Self.ids(Self.source(transport)) == ["1"])
  }

  @Test("A page of broken records is not the end")
  func goesOnAfterBrokenPage() async throws {
    let transport = ScriptedTransport([
      .answer("<rsp stat=\"ok\"><photos pages=\"2\"><photo id=\"x\"/></photos></rsp>"),
      .answer(Self.list([2], page: 2, of: 2)),
    ])
    #expect(try await Self.ids(Self.source(transport)) == ["2"])
  }

  @Test("Nothing on the first page is an empty gallery")
  func acceptsNothing() async throws {
    let transport = ScriptedTransport([.answer(Self.list([], page: 1, of: 0))])
    #expect(try await Self.ids(Self.source(transport)) == [])
    #expect(transport.requests.count == 1)
  }

  @Test("An answer without a list is an error, never an empty gallery")
  func refusesOtherAnswers() async throws {
    let source = try Self.source(ScriptedTransport([.answer("<rsp stat=\"ok\"></rsp>")]))
    let error = await #expect(throws: FlickrSourceError.self) { try await source.nextBatch() }
    #expect(error?.kind == .unavailable)
  }

  @Test("A failure in the middle is thrown, not taken for the end")
  func throwsInTheMiddle() async throws {
    let source = try Self.source(
      ScriptedTransport([.answer(Self.list([1], page: 1, of: 3)), .status(404, [:])]))
    _ = try await source.nextBatch()
    await #expect(throws: FlickrSourceError.self) { try await source.nextBatch() }
  }

  private static func list(_ ids: [Int], page: Int, of pages: Int) -> String {
    let photos = ids.map { #"<photo id="\#($0)" owner="1@N01"/>"# }.joined()
    return "<rsp stat=\"ok\"><photos page=\"\(page)\" pages=\"\(pages)\">\(photos)</photos></rsp>"
  }

  private static func source(
    _ transport: ScriptedTransport, _ listing: Listing = .explore()
  ) throws -> ListSource {
    let client = try FlickrClient(
      key: "k", transport: transport, time: VirtualTime().keeper())
    return ListSource(client: client, listing: listing)
  }

  private static func ids(_ source: ListSource) async throws -> [String] {
    var ids: [String] = []
    while let batch = try await source.nextBatch() { ids += batch.photos.map(\.id.rawValue) }
    return ids
  }
}
