/// Holds what stands in a picture's place until it arrives: one colour, and twelve.
package struct Placeholder: Sendable, Hashable {
  /// The longest edge of the picture it is drawn from.
  static let edge = 32
  /// How many cells the preview has in a row of a wide picture, or in a column of a tall one.
  static let more = 4
  /// How many it has the other way.
  static let less = 3

  /// The colour that most of the picture has.
  package let colour: PreviewColour
  /// The preview: rows of colours, four by three in a wide picture, three by four in a tall one.
  package let rows: [[PreviewColour]]

  /// Draws from a small picture of red, green and blue bytes.
  init(pixels: [UInt8], width: Int, height: Int) {
    let raster = PreviewRaster(pixels: pixels, width: width, height: height)
    colour = raster.dominantColour
    let (columns, lines) = width >= height ? (Self.more, Self.less) : (Self.less, Self.more)
    rows = (0..<lines).map { line in
      (0..<columns).map { column in
        raster.mean(column: column, of: columns, row: line, of: lines)
      }
    }
  }

  /// The preview in 18 bytes: four bits a channel, row by row; the picture's shape says which way.
  package var bytes: [UInt8] {
    let digits = rows.joined().flatMap { [$0.red >> 4, $0.green >> 4, $0.blue >> 4] }
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }

  /// The preview as a value for `background` in a stylesheet: a gradient a row, no image, no script.
  package var background: String {
    let share = 100 / (rows.count - 1)
    return rows.enumerated().map { index, row in
      let colours = row.map(\.shortText).joined(separator: ",")
      return "linear-gradient(90deg,\(colours))0 \(index * share)%/100% \(100 / rows.count + 1)%"
        + " no-repeat"
    }.joined(separator: ",")
  }
}
