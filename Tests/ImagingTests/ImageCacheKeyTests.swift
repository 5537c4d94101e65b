import Testing

@testable import Imaging

@Suite("Keys of made files")
struct ImageCacheKeyTests {
  /// The keys of a plan, by edge and format.
  private func keys(
    _ scratch: borrowing Scratch, _ settings: ImageSettings, content: String = "abc",
    rotation: ImageRotation? = nil
  ) throws -> [String: String] {
    let source = scratch.place("jpeg-1")
    let plan = try ImageMaker(settings: settings).plan(source, rotation: rotation)
    return Dictionary(
      uniqueKeysWithValues: plan.images.map {
        ("\($0.longestEdge).\($0.format)", $0.cacheKey(content: content).description)
      })
  }

  @Test("The same input has the same key, which can be a file's name")
  func stable() throws {
    let scratch = try Scratch()
    _ = try scratch.draw("jpeg", width: 1200, height: 900)
    let found = try keys(scratch, ImageSettings(longestEdges: [320, 1024]))
    #expect(found == ["320.jpeg": "1.abc.320-1024.jpeg82", "1024.jpeg": "1.abc.1024.jpeg82"])
  }

  @Test("A setting changes the keys of what it touches, and no others")
  func settings() throws {
    let scratch = try Scratch()
    _ = try scratch.draw("jpeg", width: 1200, height: 900)
    let plain = try keys(scratch, ImageSettings(longestEdges: [320, 1024]))
    let more = try keys(
      scratch, ImageSettings(longestEdges: [160, 320, 1024], formats: [.jpeg, .webp]))
    #expect(plain.allSatisfy { more[$0.key] == $0.value })
    #expect(more.count == 6)
    let larger = try keys(scratch, ImageSettings(longestEdges: [320, 1024, 1200]))
    #expect(larger["1024.jpeg"] != plain["1024.jpeg"])
    let told = try keys(scratch, ImageSettings(longestEdges: [320, 1024], keepsMetadata: true))
    let turned = try keys(scratch, ImageSettings(longestEdges: [320, 1024]), rotation: .half)
    let other = try keys(scratch, ImageSettings(longestEdges: [320, 1024]), content: "abd")
    for changed in [told, turned, other] {
      #expect(Set(changed.values).isDisjoint(with: plain.values))
    }
  }
}
