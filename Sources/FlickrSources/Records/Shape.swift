import GalleryModel

/// The proportions of a picture.
struct Shape {
  let width: Int
  let height: Int
  var isAssumed = false

  /// Computes the sides of a size that tells one side, or only its place in the ladder.
  func size(
    _ label: SizeLabel, url: String, width known: Int? = nil, height knownHeight: Int? = nil
  ) -> PhotoSize? {
    let (ratioWidth, ratioHeight) = (Double(width), Double(height))
    let sides: (Double, Double) =
      if let known {
        (Double(known), Double(known) * ratioHeight / ratioWidth)
      } else if let knownHeight {
        (Double(knownHeight) * ratioWidth / ratioHeight, Double(knownHeight))
      } else {
        (
          Double(label.nominalEdge) * min(1, ratioWidth / ratioHeight),
          Double(label.nominalEdge) * min(1, ratioHeight / ratioWidth)
        )
      }
    guard sides.0 < 1e6, sides.1 < 1e6 else { return nil }
    return PhotoSize(
      label: label, url: url, width: max(1, Int(sides.0.rounded())),
      height: max(1, Int(sides.1.rounded())), hasAssumedShape: isAssumed)
  }
}
