import GalleryModel

/// The proportions of a picture.
struct Shape {
  let width: Int
  let height: Int
  var isAssumed = false

  /// Computes the sides of a size that tells one side, or (both 0) only its place in the ladder.
  func size(
    _ label: SizeLabel, url: String, width known: Int = 0, height knownHeight: Int = 0
  ) -> PhotoSize? {
    let ratio = Double(width) / Double(height)
    let sides: (Double, Double) =
      if known > 0 {
        (Double(known), Double(known) / ratio)
      } else if knownHeight > 0 {
        (Double(knownHeight) * ratio, Double(knownHeight))
      } else {
        (Double(label.nominalEdge) * min(1, ratio), Double(label.nominalEdge) * min(1, 1 / ratio))
      }
    let longest = Double(PhotoSize.longestSide)
    guard sides.0 <= longest, sides.1 <= longest else { return nil }
    return PhotoSize(
      label: label, url: url, width: max(1, Int(sides.0.rounded())),
      height: max(1, Int(sides.1.rounded())), hasAssumedShape: isAssumed)
  }
}
