/// How a picture lies.
package enum Orientation: String, Hashable, Sendable, CaseIterable {
  case landscape
  case portrait
  case square
  /// At least twice as wide as high.
  case panorama

  /// Judges a size; sides within five percent make a square.
  package init(width: Int, height: Int) {
    if width >= 2 * height {
      self = .panorama
    } else if abs(width - height) * 20 <= max(width, height) {
      self = .square
    } else {
      self = width > height ? .landscape : .portrait
    }
  }
}
