import GalleryModel

/// Finds out which files of a photo there are, and how large each is.
struct SizeReader: Sendable {
  /// Where images may come from.
  let hosts: ImageHosts

  /// The frame that is assumed where an answer gives no measure of a photo at all.
  private static let assumedShape = Shape(width: 3, height: 2, isAssumed: true)

  /// The files that are built where an answer names none; all of them share the photo's secret.
  private static let built: [SizeLabel] = [.small320, .medium500, .medium640, .large1024]

  private static let labels = SizeLabel.allCases

  private static let displayLabels = labels.reversed().filter { !$0.isSquare && $0 != .original }

  /// A file that an answer names without telling both its sides; 0 for a side it does not tell.
  private struct Incomplete {
    let label: SizeLabel
    let url: String
    let width: Int
    let height: Int
  }

  /// Gives the ladder of a record.
  ///
  /// Files the answer names come first. Only where it names no usable one are addresses built, of
  /// sizes that practically every photo has; their frame comes from the original's measures, or is
  /// assumed. A missing measure is computed from the shape of another size. A photo on server 0 is
  /// broken or still in the works: nothing can be built of it.
  func ladder(of record: PhotoRecord, refused: inout [String]) -> SizeLadder {
    var sizes: [PhotoSize] = []
    var incomplete: [Incomplete] = []
    sizes.reserveCapacity(12)
    for label in Self.labels where record.has(.url(label)) {
      guard let url = hosts.photoAddress(record[.url(label)]) else {
        refused.append(ImageHosts.name(of: record[.url(label)]))
        continue
      }
      let width = record.positive(.width(label)) ?? 0
      let height = record.positive(.height(label)) ?? 0
      if let size = PhotoSize(label: label, url: url, width: width, height: height) {
        sizes.append(size)
      } else {
        incomplete.append(Incomplete(label: label, url: url, width: width, height: height))
      }
    }
    if sizes.isEmpty || !incomplete.isEmpty {
      let shape = Self.shape(of: record) ?? Self.assumedShape
      sizes += incomplete.compactMap { Self.size(of: $0, record, shape) }
      if sizes.isEmpty { sizes = build(record, shape) }
    }
    return SizeLadder(sizes)
  }

  private static func size(of file: Incomplete, _ record: PhotoRecord, _ shape: Shape) -> PhotoSize?
  {
    if file.label == .original, file.width == 0, file.height == 0 {
      // The original may have any size: nothing is assumed of it.
      guard let width = record.positive(.originalWidth),
        let height = record.positive(.originalHeight)
      else { return nil }
      return PhotoSize(label: .original, url: file.url, width: width, height: height)
    }
    let frame = file.label.isSquare ? Shape(width: 1, height: 1) : shape
    return frame.size(file.label, url: file.url, width: file.width, height: file.height)
  }

  /// The shape of the largest uncropped size that tells both its sides, the original last.
  ///
  /// The original may lie on its side, compared with all other sizes.
  private static func shape(of record: PhotoRecord) -> Shape? {
    for label in displayLabels + [.original] {
      if let width = record.positive(.width(label)), let height = record.positive(.height(label)) {
        return Shape(width: width, height: height)
      }
    }
    guard let width = record.positive(.originalWidth),
      let height = record.positive(.originalHeight)
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
