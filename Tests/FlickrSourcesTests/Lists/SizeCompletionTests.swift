import GalleryModel
import Testing

@testable import FlickrSources

struct SizeCompletionTests {
  private static let list = """
    <rsp stat="ok"><photos page="1" pages="1"><photo id="1" owner="1@N01" secret="ab" server="5"/>\
    <photo id="2" owner="1@N01" url_m="https://live.staticflickr.com/5/2_a.jpg" width_m="500" \
    height_m="300"/></photos></rsp>
    """
  private static let sizes = """
    <rsp stat="ok"><sizes candownload="0">\
    <size label="Medium 640" width="640" height="200" media="photo" \
    source="https://live.staticflickr.com/5/1_ab_z.jpg"/>\
    <size label="Video Player" width="" height="" media="video" source="https://x/"/>\
    <size label="Large" width="1024" height="320" media="photo" \
    source="https://evil.example/1_ab_b.jpg"/></sizes></rsp>
    """

  private static func source(
    _ steps: [ScriptedTransport.Step], completes: Bool
  ) throws -> (ListSource, ScriptedTransport) {
    let transport = ScriptedTransport(steps)
    let client = try FlickrClient(key: "k", transport: transport, time: VirtualTime().keeper())
    var listing = Listing.explore()
    listing.completesSizes = completes
    return (ListSource(client: client, listing: listing), transport)
  }

  @Test("Photos whose files the list does not name get those that exist, on allowed hosts")
  func completes() async throws {
    let (source, transport) = try Self.source(
      [.answer(Self.list), .answer(Self.sizes)], completes: true)
    let photos = try await source.nextBatch()?.photos ?? []
    #expect(photos.map { $0.sizes.steps.map(\.width) } == [[640], [500]])
    #expect(photos.first?.sizes.largest?.hasAssumedShape == false)
    #expect(transport.requests.count == 2)
  }

  @Test("Without being asked nothing is spent")
  func saves() async throws {
    let (source, transport) = try Self.source([.answer(Self.list)], completes: false)
    let photos = try await source.nextBatch()?.photos ?? []
    #expect(photos.first?.sizes.largest?.hasAssumedShape == true)
    #expect(transport.requests.count == 1)
  }

  @Test("A photo that is gone meanwhile is dropped and reported")
  func drops() async throws {
    let gone = #"<rsp stat="fail"><err code="1" msg="Photo not found"/></rsp>"#
    let (source, _) = try Self.source([.answer(Self.list), .answer(gone)], completes: true)
    let batch = try await source.nextBatch()
    #expect(batch?.photos.map(\.id) == [.test("2")])
    #expect(batch?.skipped.map(\.record) == ["1"])
  }
}
