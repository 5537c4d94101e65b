/// Reads colours off a small picture of red, green and blue bytes.
struct PreviewRaster {
  private let pixels: [UInt8]
  private let width: Int
  private let height: Int

  init(pixels: [UInt8], width: Int, height: Int) {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height * 3,
      "a picture has three bytes each")
    self.pixels = pixels
    self.width = width
    self.height = height
  }

  /// The mean of the largest group of alike colours (eight steps a channel).
  var dominantColour: PreviewColour {
    var groups = [ColourSum](repeating: ColourSum(), count: 512)
    for index in 0..<width * height {
      let colour = pixel(index)
      groups[(colour.red / 32 * 8 + colour.green / 32) * 8 + colour.blue / 32].add(colour)
    }
    return groups.max { $0.count < $1.count }?.mean ?? pixel(0)
  }

  /// The mean colour of one cell of a grid laid over the picture.
  func mean(column: Int, of columns: Int, row: Int, of rows: Int) -> PreviewColour {
    var sum = ColourSum()
    for y in Self.range(row, of: rows, in: height) {
      for x in Self.range(column, of: columns, in: width) { sum.add(pixel(y * width + x)) }
    }
    return sum.mean
  }

  /// The part of a length that a cell covers: at least one pixel.
  private static func range(_ cell: Int, of cells: Int, in length: Int) -> Range<Int> {
    let start = cell * length / cells
    return start..<max(start + 1, (cell + 1) * length / cells)
  }

  private func pixel(_ index: Int) -> PreviewColour {
    PreviewColour(
      red: Int(pixels[3 * index]), green: Int(pixels[3 * index + 1]),
      blue: Int(pixels[3 * index + 2]))
  }
}
