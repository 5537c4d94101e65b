import GalleryModel
import Imaging

extension Tint {
  /// Reads the colours off a placeholder: the means of its outer rows.
  init?(placeholder text: String) {
    guard let placeholder = Placeholder(text: text), let first = placeholder.rows.first,
      let last = placeholder.rows.last
    else { return nil }
    self.init(top: Self.mean(first), bottom: Self.mean(last))
  }

  private static func mean(_ colours: [PreviewColour]) -> Colour {
    let count = max(1, colours.count)
    return Colour(
      red: colours.reduce(0) { $0 + $1.red } / count,
      green: colours.reduce(0) { $0 + $1.green } / count,
      blue: colours.reduce(0) { $0 + $1.blue } / count)
  }
}
