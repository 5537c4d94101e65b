import Testing

@testable import PhotoLibrary

struct ShownPositionsTests {
  private static func positions(_ places: [Int]) -> ShownPositions {
    var positions = ShownPositions()
    for place in places { positions.show(place) }
    return positions
  }

  @Test(
    "Positions and places lead to each other",
    arguments: [[], [0], [0, 1, 2], [3], [0, 2, 3, 7, 8, 9, 20], [1, 3, 5], [0, 1, 5, 6]])
  func bothWays(places: [Int]) {
    let positions = Self.positions(places)
    #expect(positions.count == places.count)
    #expect((0..<places.count).map(positions.place(of:)) == places)
    #expect((0..<25).compactMap(positions.position(of:)) == Array(places.indices))
    #expect((0..<25).filter { positions.position(of: $0) != nil } == places)
  }

  @Test(
    "Runs cover exactly the places of the positions",
    arguments: [0..<0, 0..<1, 0..<7, 1..<4, 2..<6, 6..<7])
  func runs(range: Range<Int>) {
    let places = [0, 2, 3, 7, 8, 9, 20]
    let positions = Self.positions(places)
    let runs = positions.runs(of: range)
    #expect(runs.flatMap(Array.init) == Array(places[range]))
    #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
  }
}
