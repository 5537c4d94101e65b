/// Packs the files of a photo: of each address only what differs from the one before.
///
/// Files hold what is written here: a change needs a migration of the library.
enum SizesCoder {
  private struct Row {
    let code: Int
    let width: Int
    let height: Int
    /// How many bytes the address shares with the one before, and where the rest is.
    let sharedCount: Int
    let rest: Range<Int>

    var label: SizeLabel? { SizeLabel(rawValue: code >> 1) }

    var isDisplayed: Bool { label.map { !$0.isSquare && $0 != .original } ?? false }
  }

  static func write(_ sizes: SizeLadder, to writer: inout ByteWriter) {
    let all = sizes.squares + sizes.steps
    writer.write(all.count)
    var previous = ""
    for size in all {
      writer.write(size.label.rawValue << 1 | (size.hasAssumedShape ? 1 : 0))
      writer.write(size.width)
      writer.write(size.height)
      writer.write(size.url, after: previous)
      previous = size.url
    }
  }

  /// Unpacks all files, or only those that a picture with some edges may show.
  static func read(from reader: inout ByteReader, fitting edges: [Int]?) -> SizeLadder {
    let count = reader.readNumber()
    var rows: [Row] = []
    rows.reserveCapacity(count)
    for _ in 0..<count {
      rows.append(
        Row(
          code: reader.readNumber(), width: reader.readNumber(), height: reader.readNumber(),
          sharedCount: reader.readNumber(), rest: reader.skipText()))
    }
    let wanted = edges.flatMap { Self.rows(of: rows, fitting: $0) }
    var (squares, steps): ([PhotoSize], [PhotoSize]) = ([], [])
    steps.reserveCapacity(wanted?.count ?? count)
    var address: [UInt8] = []
    address.reserveCapacity(128)
    for (index, row) in rows.enumerated() {
      address.removeSubrange(min(max(0, row.sharedCount), address.count)...)
      reader.append(row.rest, to: &address)
      guard wanted?.contains(index) ?? true, let size = size(of: row, at: address) else { continue }
      if size.label.isSquare { squares.append(size) } else { steps.append(size) }
    }
    return SizeLadder(squares: squares, steps: steps)
  }

  private static func size(of row: Row, at address: [UInt8]) -> PhotoSize? {
    row.label.flatMap {
      PhotoSize(
        label: $0, url: String(decoding: address, as: UTF8.self), width: row.width,
        height: row.height, hasAssumedShape: row.code & 1 == 1)
    }
  }

  /// Chooses the next larger file for each edge, and the largest; `nil` where only files are left
  /// that are shown for want of others.
  private static func rows(of rows: [Row], fitting edges: [Int]) -> [Int]? {
    guard let largest = rows.lastIndex(where: \.isDisplayed) else { return nil }
    return [largest]
      + edges.compactMap { edge in
        rows.firstIndex { $0.isDisplayed && max($0.width, $0.height) >= edge }
      }
  }
}
