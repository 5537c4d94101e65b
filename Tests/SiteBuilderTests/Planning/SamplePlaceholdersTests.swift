import Bundled
import Foundation
import GalleryFixtures
import GalleryModel
import Imaging
import Testing

@testable import SiteBuilder

@Suite("What stands in the places of the sample's pictures")
struct SamplePlaceholdersTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SAMPLE"] == "1"
  private static let folder = "Sample/65535/"
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/CBundled/Sample/placeholders.txt")

  /// Draws the placeholder of each photo from its file of 320 pixels, as it is done for copies.
  private func drawn() throws -> [String: Placeholder] {
    let folder = try TemporaryFolder()
    let maker = try ImageMaker(settings: ImageSettings(longestEdges: []))
    var drawn: [String: Placeholder] = [:]
    for image in Bundled.files(under: Self.folder) where image.path.hasSuffix("_n.jpg") {
      let name = String(image.path.dropFirst(Self.folder.count))
      try Data(image.bytes).write(to: URL(filePath: folder(name)))
      let made = try maker.make(maker.plan(folder(name)), where: { _ in false }, at: { _ in "" })
      drawn[String(name.prefix { $0 != "_" })] = made.placeholder
    }
    return drawn
  }

  @Test("Every photo has the colours of its picture; if not, record them with RECORD_SAMPLE=1")
  func colours() throws {
    let drawn = try drawn()
    #expect(drawn.count == 18)
    if Self.isRecording {
      let lines = drawn.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)\n" }
      try Data(lines.joined().utf8).write(to: Self.file)
    }
    #expect(!Self.isRecording, "recorded: build again, then test without RECORD_SAMPLE")
    let ledger = SamplePlaceholders.ledger()
    for (id, placeholder) in drawn {
      let text = try #require(ledger[PhotoID(id) ?? PhotoID(0)]?.placeholder)
      let known = try #require(Placeholder(text: text))
      #expect(known.isWide == placeholder.isWide)
      for (known, drawn) in zip(known.rows.joined(), placeholder.rows.joined()) {
        // Versions of the decoder differ in the last bits: one step of sixteen, at most two.
        #expect(abs(known.red - drawn.red) <= 34, "photo \(id)")
        #expect(abs(known.green - drawn.green) <= 34, "photo \(id)")
        #expect(abs(known.blue - drawn.blue) <= 34, "photo \(id)")
      }
    }
  }

  @Test("A photo with a placeholder keeps its sizes")
  func sizes() throws {
    var known = PhotoPictures()
    known.placeholder = "c80a0a wide " + String(repeating: "f00", count: 12)
    known.keepsSizes = true
    let shown = known.applied(to: Sample.photo(1))
    #expect(shown.sizes == Sample.photo(1).sizes)
    #expect(shown.tint?.top.name == "f00" && shown.tint?.bottom.name == "f00")
  }
}
