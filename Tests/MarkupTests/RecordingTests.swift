import Foundation
import Markup
import Testing

@Suite("Recorded answers")
struct RecordingTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/flickr/recordings")

  private static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return (names ?? []).filter { $0.hasSuffix(".xml") }.sorted()
  }()

  @Test("Every recorded answer is read", .enabled(if: !names.isEmpty), arguments: names)
  func reads(_ name: String) throws {
    let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: name)))
    let root = try MarkupTree(parsing: bytes, name: name).root
    #expect(!root.name.isEmpty)
    if root.name == "rsp" { #expect(["ok", "fail"].contains(root.attribute("stat"))) }
  }
}
