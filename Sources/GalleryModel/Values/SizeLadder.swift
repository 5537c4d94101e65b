/// The files of a photo that really exist, from small to large.
package struct SizeLadder: Hashable, Sendable {
  /// The uncropped sizes, ascending by width, no width twice; the original is last if it is there.
  package let steps: [PhotoSize]
  /// The squares, which show only a part of the picture.
  package let squares: [PhotoSize]

  /// Sorts sizes into a ladder and drops what repeats a width.
  package init(_ sizes: [PhotoSize]) {
    let squares = sizes.filter(\.label.isSquare).sorted { $0.width < $1.width }
    let ordered = sizes.filter { !$0.label.isSquare }.sorted {
      ($0.width, $0.label) < ($1.width, $1.label)
    }
    var steps: [PhotoSize] = []
    steps.reserveCapacity(ordered.count)
    for size in ordered where size.width != steps.last?.width { steps.append(size) }
    (self.squares, self.steps) = (squares, steps)
  }

  /// Takes back the two parts of a ladder; parts that are in no order are sorted anew.
  init(squares: [PhotoSize], steps: [PhotoSize]) {
    let isLadder = Self.isAscending(squares) && Self.isAscending(steps)
    self = isLadder ? Self(sorted: squares, steps) : Self(squares + steps)
  }

  private init(sorted squares: [PhotoSize], _ steps: [PhotoSize]) {
    (self.squares, self.steps) = (squares, steps)
  }

  private static func isAscending(_ sizes: [PhotoSize]) -> Bool {
    sizes.indices.dropFirst().allSatisfy { sizes[$0 - 1].width < sizes[$0].width }
  }

  /// The steps that browsers show: all but the original, which may be any format and turn.
  package var displaySteps: [PhotoSize] { steps.filter { $0.label != .original } }

  /// The largest file to show: a display step, else whatever exists.
  package var largest: PhotoSize? { displaySteps.last ?? steps.last ?? squares.last }

  /// The original, where the owner lets it be fetched.
  package var original: PhotoSize? { steps.first { $0.label == .original } }

  /// The step for a wish in pixels of the longest edge: the next larger, else the next smaller.
  package func step(for edge: Int) -> PhotoSize? {
    displaySteps.first { $0.longestEdge >= edge } ?? largest
  }
}
