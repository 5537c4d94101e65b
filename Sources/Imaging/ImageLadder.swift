/// Orders the sizes to make of one picture, and says which is made from which.
///
/// One decode gives the largest. A smaller one is made from the smallest that is at least twice
/// its size, else from the largest, so that quality is not lost in many small steps.
struct ImageLadder: Equatable {
  /// The longest edges, ascending, each once, none above the original's.
  let edges: [Int]
  private let original: Int

  init(longestEdges: [Int], original: Int) {
    edges = Set(longestEdges.filter { $0 > 0 }.map { min($0, original) }).sorted()
    self.original = original
  }

  /// The edge that a size is made from; nil for the one that is decoded.
  func base(of edge: Int) -> Int? {
    guard let largest = edges.last, edge != largest else { return nil }
    return edges.first { $0 >= 2 * edge } ?? largest
  }

  /// The edges from a size up to the decoded one.
  func lineage(of edge: Int) -> [Int] {
    var line = [edge]
    while let next = line.last.flatMap(base) { line.append(next) }
    return line
  }

  /// Scales a length of the original to a size; never to nothing.
  func scaled(_ length: Int, to edge: Int) -> Int {
    max(1, Int((Double(length) * Double(edge) / Double(original)).rounded()))
  }
}
