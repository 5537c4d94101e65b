@testable import Imaging

/// Names the colours in the corners of a picture: above left, above right, below left, below right.
struct Corners: Equatable, CustomStringConvertible {
  let description: String

  /// Takes letters: red, green, blue, yellow, white.
  init(_ letters: String) { description = letters }

  /// Looks at a file's pixels as they are stored, whatever turn it tells of.
  ///
  /// Inks cannot print the colours of a screen, so those of CMYK need more tolerance.
  init(of path: String, tolerance: Int = 25) throws {
    let file = try PictureFile.inspect(path, limits: ImageLimits())
    let picture = try VipsPicture.open(file).inScreenColours(keepsWide: false).flattened()
    let (width, height) = (picture.width, picture.height)
    let pixels = try picture.pixels()
    let spots = [(1, 1), (3, 1), (1, 3), (3, 3)].map { (width * $0 / 4, height * $1 / 4) }
    description = spots.map { x, y in
      let start = (y * width + x) * 3
      return Self.letter(pixels[start..<start + 3].map(Int.init), tolerance)
    }.joined()
  }

  private static let colours = [
    ("r", [220, 30, 30]), ("g", [30, 180, 30]), ("b", [30, 30, 220]), ("y", [220, 220, 40]),
    ("w", [255, 255, 255]),
  ]

  private static func letter(_ pixel: [Int], _ tolerance: Int) -> String {
    colours.first { zip($0.1, pixel).allSatisfy { abs($0 - $1) <= tolerance } }?.0 ?? "\(pixel)"
  }
}
