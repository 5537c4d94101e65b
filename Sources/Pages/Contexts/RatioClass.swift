import GalleryModel
import Presenters

/// Names the classes by which the stylesheet knows the ratio of a picture.
///
/// No page may carry styles of its own, so a class spells the digits of width over height: `x` the
/// whole part, `y` the tenths and `z` the hundredths. The stylesheet knows each digit for itself, and
/// digits that are 0 are left out. Pictures beyond the last ratio are fitted in.
enum RatioClass {
  /// The class for photos without a picture.
  static let unavailable = "x1y5"

  /// Gives the classes of a picture: its ratio, and the colours that stand in its place.
  static func names(of picture: Picture?) -> String {
    guard let picture else { return unavailable }
    let ratio = name(width: picture.fallback.width, height: picture.fallback.height)
    guard let tint = picture.tint else { return ratio }
    return "\(ratio) t\(tint.top.name) u\(tint.bottom.name)"
  }

  /// Gives the classes of a ratio, such as `x1y3z3` for a picture of four by three.
  static func name(width: Int, height: Int) -> String {
    let hundredths = (width * 100 + height / 2) / height
    return switch hundredths {
    case ..<40: "x0y4 fit"
    case ..<1000:
      "x\(hundredths / 100)" + digit("y", hundredths / 10 % 10) + digit("z", hundredths % 10)
    case 1000: "x9y9z9"
    default: "x9y9z9 fit"
    }
  }

  private static func digit(_ name: String, _ value: Int) -> String {
    value == 0 ? "" : "\(name)\(value)"
  }
}
