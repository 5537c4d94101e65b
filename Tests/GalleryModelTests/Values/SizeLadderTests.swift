import GalleryFixtures
import GalleryModel
import Testing

struct SizeLadderTests {
  @Test("Sizes are sorted by width, squares apart, the original not shown")
  func sorted() {
    let ladder = Sample.ladder(1, [.original, .large1024, .square75, .small240, .square150])
    #expect(ladder.steps.map(\.label) == [.small240, .large1024, .original])
    #expect(ladder.squares.map(\.label) == [.square75, .square150])
    #expect(ladder.displaySteps.map(\.label) == [.small240, .large1024])
    #expect(ladder.original?.label == .original)
    #expect(ladder.largest?.label == .large1024)
  }

  @Test("A width that repeats is kept once, as the smaller step")
  func repeated() throws {
    let sizes = try [SizeLabel.large1024, .original].map {
      try #require(PhotoSize(label: $0, url: "https://x/\($0)", width: 1024, height: 500))
    }
    #expect(SizeLadder(sizes.reversed()).steps.map(\.label) == [.large1024])
  }

  @Test("A side that is not above 0 or beyond belief makes no size")
  func impossibleSides() {
    func size(_ width: Int, _ height: Int) -> PhotoSize? {
      PhotoSize(label: .medium500, url: "https://x/1", width: width, height: height)
    }
    #expect(size(1, 1_000_000) != nil)
    for (width, height) in [(0, 1), (1, -1), (1_000_001, 1), (1, .max), (.min, 1)] {
      #expect(size(width, height) == nil)
    }
  }

  @Test("Without steps the largest square is the largest file")
  func squaresOnly() {
    #expect(Sample.ladder(1, [.square75, .square150]).largest?.label == .square150)
    #expect(SizeLadder([]).largest == nil)
  }

  @Test(
    "A wish is met by the next larger step, else the largest",
    arguments: [
      (200, SizeLabel.small240), (240, .small240), (241, .medium640), (5000, .large1024),
    ])
  func wish(edge: Int, label: SizeLabel) {
    let ladder = Sample.ladder(1, [.small240, .medium640, .large1024, .original])
    #expect(ladder.step(for: edge)?.label == label)
  }

  @Test("A file without sides or address is no size", arguments: [(0, 5), (5, 0), (-1, 5)])
  func impossible(width: Int, height: Int) {
    #expect(PhotoSize(label: .small240, url: "https://x", width: width, height: height) == nil)
    #expect(PhotoSize(label: .small240, url: "", width: 5, height: 5) == nil)
  }
}
