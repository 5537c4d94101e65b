/// Adds colours up, to average them.
struct ColourSum {
  private(set) var count = 0
  private var (red, green, blue) = (0, 0, 0)

  mutating func add(_ colour: PreviewColour) {
    count += 1
    red += colour.red
    green += colour.green
    blue += colour.blue
  }

  /// The mean; of nothing, black.
  var mean: PreviewColour {
    let divisor = max(1, count)
    return PreviewColour(red: red / divisor, green: green / divisor, blue: blue / divisor)
  }
}
