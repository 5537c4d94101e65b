import Testing

@testable import Imaging

@Suite("The ladder of sizes")
struct ImageLadderTests {
  @Test("Sizes ascend, each once, none above the original")
  func edges() {
    #expect(
      ImageLadder(longestEdges: [1024, 320, 2048, 320], original: 1102).edges == [320, 1024, 1102])
    #expect(ImageLadder(longestEdges: [320], original: 200).edges == [200])
    #expect(ImageLadder(longestEdges: [0, -5], original: 200).edges.isEmpty)
  }

  @Test("A size is made from one at least twice as large, else from the largest")
  func lineage() {
    let ladder = ImageLadder(longestEdges: [320, 640, 1024, 1600, 2048], original: 4000)
    #expect(ladder.lineage(of: 320) == [320, 640, 1600, 2048])
    #expect(ladder.lineage(of: 1600) == [1600, 2048])
    #expect(ladder.lineage(of: 2048) == [2048])
  }

  @Test(
    "A JPEG is decoded smaller only where enough is left to shrink well",
    arguments: [(4000, 2048, 1), (4000, 1024, 2), (4000, 320, 4), (6000, 320, 8), (300, 320, 1)])
  func shrink(original: Int, edge: Int, expected: Int) {
    #expect(Pyramid.shrink(from: original, to: edge) == expected)
  }
}
