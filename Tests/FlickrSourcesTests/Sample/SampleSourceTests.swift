import GalleryModel
import Testing

@testable import FlickrSources

struct SampleSourceTests {
  @Test("The sample has three pages of six photos, its members and two albums")
  func holdsEverything() throws {
    let batches = try Self.batches()
    #expect(batches.map(\.photos.count) == [6, 6, 6])
    #expect(batches.flatMap(\.skipped) == [])
    #expect(batches.flatMap(\.people).count == 13)
    #expect(batches.flatMap(\.albums).map(\.title) == ["Mountains", "Close up"])
    #expect(batches.flatMap(\.albums).allSatisfy { !$0.photos.isEmpty })
  }

  @Test("The sample says that it is one")
  func saysSo() throws {
    let summary = try SampleSource().summary
    #expect(summary.isSample)
    #expect(summary.photosPerPage == 6)
  }

  @Test("Every size of every photo lies in the binary")
  func holdsEveryImage() throws {
    for photo in try Self.batches().flatMap(\.photos) {
      #expect(!photo.sizes.steps.isEmpty)
      for size in photo.sizes.steps + photo.sizes.squares {
        #expect(SampleSource.image(at: size.url) != nil, "\(size.url)")
        #expect(!size.hasAssumedShape)
      }
    }
  }

  @Test("Nothing else lies in the binary", arguments: ["", "https://evil.example/65535/1.jpg"])
  func knowsNoOthers(url: String) {
    #expect(SampleSource.image(at: url) == nil)
  }

  @Test("Every photo of the sample has a credit")
  func givesCredits() throws {
    let credits = try SampleSource.credits()
    let photos = try Self.batches().flatMap(\.photos)
    #expect(credits.map(\.photo) == photos.map(\.id))
    #expect(credits.map(\.license) == photos.map(\.license))
    #expect(credits.allSatisfy { !$0.author.isEmpty && !$0.source.isEmpty })
  }

  @Test("Every photo may be published")
  func isPublishable() throws {
    try #expect(Self.batches().flatMap(\.photos).allSatisfy(PublishRule().allows))
  }

  private static func batches() throws -> [PhotoBatch] {
    let source = try SampleSource()
    var batches: [PhotoBatch] = []
    while let batch = source.nextBatch() { batches.append(batch) }
    return batches
  }
}
