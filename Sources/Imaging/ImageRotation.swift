/// Names a turn clockwise that makes a stored picture upright.
package enum ImageRotation: Int, Sendable, Hashable, CaseIterable {
  case none = 0
  case right = 90
  case half = 180
  case left = 270

  /// Takes any whole number of degrees clockwise; nil unless it is a multiple of 90.
  package init?(degrees: Int) {
    self.init(rawValue: (degrees % 360 + 360) % 360)
  }

  /// The number that means this turn in Exif (CIPA DC-008, tag Orientation).
  var orientation: Int {
    switch self {
    case .none: 1
    case .right: 6
    case .half: 3
    case .left: 8
    }
  }
}
