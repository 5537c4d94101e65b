/// Tells the positions of photos that show from their positions in a listing, which holds more.
///
/// Photos come in the order of the listing; runs of those that do not show are kept as one hole.
struct ShownPositions {
  private struct Hole {
    /// Where in the listing the hole begins.
    let start: Int
    /// How many photos show before it.
    let shown: Int
    /// How many photos do not show, up to its end.
    let hidden: Int
  }

  /// How many photos show.
  private(set) var count = 0
  /// The first place in the listing that has not been looked at.
  private(set) var end = 0
  private var holes: [Hole] = []

  /// Shows the photo at a place of the listing, and hides those that were passed over.
  mutating func show(_ place: Int) {
    precondition(place >= end, "photos are shown in the order of their listing")
    if place > end {
      holes.append(Hole(start: end, shown: count, hidden: place - count))
    }
    count += 1
    end = place + 1
  }

  /// Gives the place in the listing of a photo that shows.
  func place(of position: Int) -> Int {
    let index = firstHole { $0.shown > position }
    return position + (index == 0 ? 0 : holes[index - 1].hidden)
  }

  /// Gives the position of the photo at a place, if it shows.
  func position(of place: Int) -> Int? {
    guard place < end else { return nil }
    let index = firstHole { $0.start > place }
    guard index > 0 else { return place }
    let position = place - holes[index - 1].hidden
    return position >= holes[index - 1].shown ? position : nil
  }

  /// Gives the runs of places that some positions have.
  func runs(of positions: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var position = positions.lowerBound
    while position < positions.upperBound {
      let index = firstHole { $0.shown > position }
      let last = index < holes.count ? holes[index].shown : positions.upperBound
      let length = min(last, positions.upperBound) - position
      let place = place(of: position)
      runs.append(place..<place + length)
      position += length
    }
    return runs
  }

  private func firstHole(_ isBehind: (Hole) -> Bool) -> Int {
    var (low, high) = (0, holes.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(holes[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
