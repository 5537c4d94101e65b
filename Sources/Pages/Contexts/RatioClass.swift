import GalleryModel
import Presenters

/// Names the classes by which the stylesheet knows the ratio of a picture.
///
/// No page may carry styles of its own, so one class stands for the whole part of width over height
/// and one for its hundredths; pictures beyond the last ratio are fitted in.
enum RatioClass {
  /// The classes for photos without a picture.
  static let unavailable = "x1 h50"

  /// Gives the classes of a picture: its ratio, and the colours that stand in its place.
  static func names(of picture: Picture?) -> String {
    guard let picture else { return unavailable }
    let ratio = name(width: picture.fallback.width, height: picture.fallback.height)
    guard let tint = picture.tint else { return ratio }
    return "\(ratio) t\(tint.top.name) u\(tint.bottom.name)"
  }

  /// Gives the classes of a ratio, such as `x1 h33` for a picture of four by three.
  static func name(width: Int, height: Int) -> String {
    let hundredths = (width * 100 + height / 2) / height
    return switch hundredths {
    case ..<40: "x0 h40 fit"
    case ...1000: "x\(hundredths / 100) h\(hundredths % 100)"
    default: "x10 h0 fit"
    }
  }
}
