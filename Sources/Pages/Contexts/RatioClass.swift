import GalleryModel
import Presenters

/// Names the class by which the stylesheet knows the ratio of a picture.
///
/// No page may carry styles of its own, so the stylesheet has a class for every step of ratios;
/// the steps widen with the ratio, and pictures beyond the last one are fitted in.
enum RatioClass {
  /// The class for photos without a picture.
  static let unavailable = "r150"

  /// Gives the classes of a picture: its ratio, and the colours that stand in its place.
  static func names(of picture: Picture?) -> String {
    guard let picture else { return unavailable }
    let ratio = name(width: picture.fallback.width, height: picture.fallback.height)
    guard let tint = picture.tint else { return ratio }
    return "\(ratio) t\(tint.top.name) u\(tint.middle.name) v\(tint.bottom.name)"
  }

  /// Gives the class nearest to width over height, in hundredths.
  static func name(width: Int, height: Int) -> String {
    let hundredths = (width * 100 + height / 2) / height
    return switch hundredths {
    case ..<40: "r040 fit"
    case ..<100: "r0\(hundredths)"
    case ...200: "r\(hundredths)"
    case ...400: "r\((hundredths + 2) / 4 * 4)"
    case ...1000: "r\((hundredths + 5) / 10 * 10)"
    default: "r1000 fit"
    }
  }
}
