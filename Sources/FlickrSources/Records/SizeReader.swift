import GalleryModel

/// Finds out which files of a photo there are, and how large each is.
struct SizeReader: Sendable {
  /// Where images may come from.
  let hosts: ImageHosts

  /// The frame that is assumed where an answer gives no measure of a photo at all.
  private static let assumedShape = Shape(width: 3, height: 2, isAssumed: true)

  /// The files that are built where an answer names none; all of them share the photo's secret.
  private static let built: [SizeLabel] = [.small320, .medium500, .medium640, .large1024]

  /// Gives the ladder of a record.
  ///
  /// Files the answer names come first. Only where it names no usable one are addresses built, of
  /// sizes that practically every photo has; their frame comes from the original's measures, or is
  /// assumed. A missing measure is computed from the shape of another size. A photo on server 0 is
  /// broken or still in the works and has no files.
  func ladder(of record: PhotoRecord, refused: inout [String]) -> SizeLadder {
    let named = SizeLabel.allCases.compactMap { label -> (SizeLabel, String)? in
      let text = record[.url(label)]
      guard !text.isEmpty else { return nil }
      if let url = hosts.address(text) { return (label, url) }
      refused.append(ImageHosts.name(of: text))
      return nil
    }
    let shape = Self.shape(of: record)
    guard !named.isEmpty else { return SizeLadder(build(record, shape ?? Self.assumedShape)) }
    return SizeLadder(
      named.compactMap { Self.size($0.0, url: $0.1, record, shape ?? Self.assumedShape) })
  }

  private static func size(
    _ label: SizeLabel, url: String, _ record: PhotoRecord, _ shape: Shape
  ) -> PhotoSize? {
    let width = record.positive(.width(label))
    let height = record.positive(.height(label))
    if let width, let height {
      return PhotoSize(label: label, url: url, width: width, height: height)
    }
    guard label != .original || width != nil || height != nil else {
      return originalSize(url: url, record)
    }
    let frame =
      label.isSquare
      ? Shape(width: 1, height: 1) : shape
    return frame.size(label, url: url, width: width, height: height)
  }

  /// The original may have any size: nothing is assumed of it.
  private static func originalSize(url: String, _ record: PhotoRecord) -> PhotoSize? {
    guard let width = record.positive(.originalWidth),
      let height = record.positive(.originalHeight)
    else { return nil }
    return PhotoSize(label: .original, url: url, width: width, height: height)
  }

  /// The shape of the first uncropped size that tells both its sides, the original last.
  ///
  /// The original may lie on its side, compared with all other sizes.
  private static func shape(of record: PhotoRecord) -> Shape? {
    for label in SizeLabel.allCases.reversed() where label != .original && !label.isSquare {
      if let width = record.positive(.width(label)), let height = record.positive(.height(label)) {
        return Shape(width: width, height: height)
      }
    }
    guard
      let width = record.positive(.width(.original)) ?? record.positive(.originalWidth),
      let height = record.positive(.height(.original)) ?? record.positive(.originalHeight)
    else { return nil }
    return Shape(width: width, height: height)
  }

  private func build(_ record: PhotoRecord, _ shape: Shape) -> [PhotoSize] {
    let (id, secret, server) = (record[.id], record[.secret], record[.server])
    guard !secret.isEmpty, let number = Int(server), number > 0,
      secret.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return [] }
    let longest = max(record.positive(.originalWidth) ?? 0, record.positive(.originalHeight) ?? 0)
    return Self.built.compactMap { label in
      guard longest == 0 || label.nominalEdge <= longest else { return nil }
      let suffix = label.suffix.isEmpty ? "" : "_\(label.suffix)"
      return shape.size(
        label, url: "https://live.staticflickr.com/\(number)/\(id)_\(secret)\(suffix).jpg")
    }
  }
}
