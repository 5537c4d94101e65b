/// Makes what a camera wrote into an original: how it was held, and where.
struct CameraExif {
  /// How the picture is to be turned, 1 for not at all.
  let orientation: Int
  let place: FakePlace?

  /// The Exif segment: a TIFF header, one folder, and one more for the place.
  var bytes: [UInt8] {
    var folder = [
      Self.entry(0x0112, type: 3, count: 1, [UInt8(orientation), 0, 0, 0])
    ]
    let placeOffset = 8 + 2 + 12 * 2 + 4
    if place != nil { folder.append(Self.entry(0x8825, type: 4, count: 1, Self.four(placeOffset))) }
    var tiff: [UInt8] = Array("II".utf8) + [42, 0] + Self.four(8) + Self.directory(folder)
    if let place {
      let degreesOffset = placeOffset + 2 + 12 * 4 + 4
      tiff += Self.directory([
        Self.entry(1, type: 2, count: 2, Self.sign(place.latitude, "N", "S")),
        Self.entry(2, type: 5, count: 3, Self.four(degreesOffset)),
        Self.entry(3, type: 2, count: 2, Self.sign(place.longitude, "E", "W")),
        Self.entry(4, type: 5, count: 3, Self.four(degreesOffset + 24)),
      ])
      tiff += Self.degrees(place.latitude) + Self.degrees(place.longitude)
    }
    return Array("Exif".utf8) + [0, 0] + tiff
  }

  private static func directory(_ entries: [[UInt8]]) -> [UInt8] {
    [UInt8(entries.count), 0] + entries.flatMap { $0 } + four(0)
  }

  private static func entry(_ tag: Int, type: UInt8, count: Int, _ value: [UInt8]) -> [UInt8] {
    [UInt8(tag & 255), UInt8(tag >> 8), type, 0] + four(count) + value
  }

  private static func sign(_ text: String, _ plus: String, _ minus: String) -> [UInt8] {
    Array((text.hasPrefix("-") ? minus : plus).utf8) + [0, 0, 0]
  }

  /// Degrees as a fraction of a million, with no minutes and no seconds.
  private static func degrees(_ text: String) -> [UInt8] {
    let millionths = Int(text.filter(\.isNumber)) ?? 0
    return four(millionths) + four(1_000_000) + four(0) + four(1) + four(0) + four(1)
  }

  private static func four(_ number: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(number >> $0 & 255) }
  }
}
