import Testing

@testable import Pages
@testable import Presenters

struct PathDataTests {
  @Test("A path begins with a point and goes on in steps, without needless spaces")
  func steps() {
    let line = [
      MapPoint(x: 10, y: 20), MapPoint(x: 13, y: 18), MapPoint(x: 12, y: 25),
      MapPoint(x: 12, y: 25),
    ]
    #expect(PathData.text(of: [line], isClosed: true) == "M10 20l3-2-1 7 0 0z")
    #expect(
      PathData.text(of: [line, Array(line.prefix(2))], isClosed: false)
        == "M10 20l3-2-1 7 0 0M10 20l3-2")
    #expect(PathData.text(of: [], isClosed: true).isEmpty)
  }
}
