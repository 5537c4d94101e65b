import Testing

@testable import Presenters

struct MapTracerTests {
  private let world = MapTracer(window: MapWindow(around: []))
  private let europe = MapTracer(
    window: MapWindow(around: [WorldProjection.point(longitude: 10, latitude: 50)]))

  @Test(
    "The projection keeps to the published values",
    arguments: [(0.0, 0.0, 0.0, 0.0), (180, 0, 2.7354, 0), (0, 90, 0, -1.4224)])
  func projection(_ longitude: Double, _ latitude: Double, _ x: Double, _ y: Double) {
    let point = WorldProjection.point(longitude: longitude, latitude: latitude)
    #expect(abs(point.x - x) < 0.001)
    #expect(abs(point.y - y) < 0.001)
  }

  @Test("Nothing is drawn far outside the window")
  func clipping() throws {
    let outline = try WorldOutline("-1790 -890 3580 0 0 1780 -3580 0\n1000 -600 50 0 0 50")
    for tracer in [world, europe] {
      let lines = tracer.land(outline) + tracer.graticule() + tracer.edge()
      #expect(!lines.isEmpty)
      for point in lines.joined() {
        #expect((-20...MapWindow.width + 20).contains(point.x))
        #expect((-20...MapWindow.height + 20).contains(point.y))
      }
    }
    #expect(world.land(outline).count == 2)
    #expect(europe.land(outline).count == 1)
  }

  @Test("The world is as wide as the drawing, and its edge goes around it")
  func edge() throws {
    let edge = try #require(world.edge().first)
    #expect(edge.map(\.x).min() == 0)
    #expect(edge.map(\.x).max() == MapWindow.width)
    #expect(europe.edge().isEmpty || europe.edge()[0].count >= 3)
  }

  @Test(
    "Outlines with a mistake are named by their line",
    arguments: [
      ("# land\n0 0 1 1", 2), ("0 0 1 1 x 2", 1), ("0 0 1 1 2 2\n\n0 0 9000 0 0 1", 3),
      ("0 0 1 1 2", 1),
    ])
  func mistakes(_ text: String, _ line: Int) {
    #expect(throws: WorldOutlineError(line: line)) { try WorldOutline(text) }
  }

  @Test("A mistake is told with the file, the line and what to write")
  func wording() {
    #expect(
      WorldOutlineError(line: 3).description.hasPrefix("Templates/map/land.txt:3: error: "))
  }
}
