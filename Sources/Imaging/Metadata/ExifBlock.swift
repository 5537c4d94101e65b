/// Reads three tags of an Exif block and writes a block of nothing but those (CIPA DC-008, TIFF 6.0).
struct ExifBlock: Equatable {
  private(set) var artist: String?
  private(set) var copyright: String?
  private(set) var orientation = 1

  init(artist: String?, copyright: String?, orientation: Int) {
    self.artist = artist
    self.copyright = copyright
    self.orientation = orientation
  }

  /// Reads what can be read; a damaged block tells less, and never fails.
  init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: Self.mark) ? Self.mark.count : 0
    let reader = TIFFReader(Array(bytes.dropFirst(start)))
    for entry in reader.firstDirectory {
      switch entry.tag {
      case Self.orientationTag: orientation = (1...8).contains(entry.value) ? entry.value : 1
      case Self.artistTag: artist = reader.text(of: entry)
      case Self.copyrightTag: copyright = reader.text(of: entry)
      default: break
      }
    }
  }

  /// The block as a JPEG segment holds it; nil where there is nothing to say.
  var segment: [UInt8]? { structure.map { Self.mark + $0 } }

  /// The block as PNG and WebP hold it, without the mark; nil where there is nothing to say.
  var structure: [UInt8]? {
    let texts = [(Self.artistTag, artist), (Self.copyrightTag, copyright)].compactMap { tag, text in
      text.map { (tag, Array($0.utf8) + [0]) }
    }
    guard orientation != 1 || !texts.isEmpty else { return nil }
    let count = texts.count + 1
    var (entries, values): ([UInt8], [UInt8]) = ([], [])
    entries += Self.short(Self.orientationTag) + Self.short(3) + Self.long(1)
    entries += Self.short(orientation) + [0, 0]
    for (tag, text) in texts {
      entries += Self.short(tag) + Self.short(2) + Self.long(text.count)
      if text.count <= 4 {
        entries += text + [UInt8](repeating: 0, count: 4 - text.count)
      } else {
        entries += Self.long(14 + 12 * count + values.count)
        values += text + (text.count % 2 == 0 ? [] : [0])
      }
    }
    let header = Array("MM".utf8) + [0, 42] + Self.long(8) + Self.short(count)
    return header + entries + Self.long(0) + values
  }

  private static let mark = Array("Exif\0\0".utf8)
  private static let orientationTag = 0x0112
  private static let artistTag = 0x013b
  private static let copyrightTag = 0x8298

  private static func short(_ value: Int) -> [UInt8] {
    [UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  private static func long(_ value: Int) -> [UInt8] {
    short(value >> 16) + short(value)
  }
}
