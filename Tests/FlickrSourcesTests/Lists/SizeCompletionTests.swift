import Foundation
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
    _ steps: [ScriptedTransport.Step], completes: Bool, memory: MemoryAnswers? = nil
  ) throws -> (ListSource, ScriptedTransport) {
    let transport = ScriptedTransport(steps)
    let client = try FlickrClient(key: "k", transport: transport, time: VirtualTime().keeper())
    var listing = Listing.explore()
    listing.completesSizes = completes
    return (ListSource(client: client, listing: listing, memory: memory), transport)
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

  private static let three = """
    <rsp stat="ok"><photos page="1" pages="1">\
    <photo id="1" owner="1@N01" secret="ab" server="5" lastupdate="7"/>\
    <photo id="2" owner="1@N01" secret="ab" server="5" lastupdate="7"/>\
    <photo id="3" owner="1@N01" secret="ab" server="5" lastupdate="7"/></photos></rsp>
    """

  @Test("A run that is killed between the calls of a page asks for none of them again")
  func resumes() async throws {
    let memory = MemoryAnswers()
    let gone = #"<rsp stat="fail"><err code="1" msg="Photo not found"/></rsp>"#
    // Each run has one answer and breaks off at the next call.
    for answer in [Self.three, Self.sizes, gone] {
      let (source, transport) = try Self.source(
        [.answer(answer), .status(404, [:])], completes: true, memory: memory)
      await #expect(throws: FlickrSourceError.self) { _ = try await source.nextBatch() }
      #expect(transport.requests.count == 2)
    }
    let (source, transport) = try Self.source(
      [.answer(Self.sizes)], completes: true, memory: memory)
    let batch = try await source.nextBatch()
    #expect(batch?.photos.map(\.id) == [.test("1"), .test("3")])
    #expect(batch?.photos.allSatisfy { $0.sizes.steps.map(\.width) == [640] } == true)
    #expect(batch?.skipped.map(\.record) == ["2"])
    #expect(transport.requests.count == 1 && memory.answers.isEmpty)
  }

  @Test("A later run asks only for the sizes of photos that have changed")
  func asksAfterChange() async throws {
    let memory = MemoryAnswers()
    let (first, _) = try Self.source(
      [.answer(Self.three), .answer(Self.sizes)], completes: true, memory: memory)
    _ = try await first.nextBatch()
    let changed = Self.three.replacing(
      #"lastupdate="7"/></photos>"#, with: #"lastupdate="8"/></photos>"#)
    let (second, transport) = try Self.source(
      [.answer(changed), .answer(Self.sizes)], completes: true, memory: memory)
    let photos = try await second.nextBatch()?.photos
    #expect(photos?.count == 3 && photos?.first?.sizes.steps.map(\.width) == [640])
    #expect(transport.requests.count == 2)
    #expect(transport.requests.last?.url.absoluteString.contains("photo_id=3") == true)
  }
}
