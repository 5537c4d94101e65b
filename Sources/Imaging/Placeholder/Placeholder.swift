/// Holds what stands in a picture's place until it arrives: one colour, and twelve.
package struct Placeholder: Sendable, Hashable {
  /// The longest edge of the picture it is drawn from.
  static let edge = 32
  /// How many cells the preview has in a row of a wide picture, or in a column of a tall one.
  private static let more = 4
  /// How many it has the other way.
  private static let less = 3

  /// The colour that most of the picture has.
  package let colour: PreviewColour
  /// Says whether the preview is four cells wide and three high, or the other way round.
  package let isWide: Bool
  private let cells: [PreviewColour]

  /// Draws from a small picture of red, green and blue bytes.
  init(pixels: [UInt8], width: Int, height: Int) {
    let raster = PreviewRaster(pixels: pixels, width: width, height: height)
    colour = raster.dominantColour
    isWide = width >= height
    let (columns, lines) = isWide ? (Self.more, Self.less) : (Self.less, Self.more)
    cells = (0..<lines).flatMap { line in
      (0..<columns).map { column in
        raster.mean(column: column, of: columns, row: line, of: lines).coarse
      }
    }
  }

  /// Reads what ``text`` wrote; nil where it is something else.
  package init?(text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, let colour = PreviewColour(digits: parts[0], each: 2),
      parts[1] == "wide" || parts[1] == "tall",
      parts[2].utf8.count == Self.more * Self.less * 3
    else { return nil }
    let digits = Array(parts[2])
    let cells = stride(from: 0, to: digits.count, by: 3).compactMap {
      PreviewColour(digits: String(digits[$0..<min($0 + 3, digits.count)]), each: 1)
    }
    guard cells.count == Self.more * Self.less else { return nil }
    self.colour = colour
    isWide = parts[1] == "wide"
    self.cells = cells
  }

  /// The whole placeholder as ASCII, to be kept beside made files.
  package var text: String {
    let digits = cells.map { $0.shortText.dropFirst() }.joined()
    return "\(colour.text.dropFirst()) \(isWide ? "wide" : "tall") \(digits)"
  }

  /// The preview: rows of colours, four by three in a wide picture, three by four in a tall one.
  package var rows: [[PreviewColour]] {
    let columns = isWide ? Self.more : Self.less
    return stride(from: 0, to: cells.count, by: columns).map { Array(cells[$0..<$0 + columns]) }
  }

  /// The preview in 18 bytes: four bits a channel, row by row; the picture's shape says which way.
  package var bytes: [UInt8] {
    let digits = cells.flatMap { [$0.red >> 4, $0.green >> 4, $0.blue >> 4] }
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }

  /// The preview as a value for `background` in a stylesheet: a gradient a row, no image, no script.
  package var background: String {
    let rows = rows
    let share = 100 / (rows.count - 1)
    return rows.enumerated().map { index, row in
      let colours = row.map(\.shortText).joined(separator: ",")
      return "linear-gradient(90deg,\(colours))0 \(index * share)%/100% \(100 / rows.count + 1)%"
        + " no-repeat"
    }.joined(separator: ",")
  }
}
