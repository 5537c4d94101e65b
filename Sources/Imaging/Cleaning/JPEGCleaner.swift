/// Copies a JPEG's picture, and leaves out the segments that tell about people and places.
///
/// Segments are those of ITU-T T.81, annex B. What stands behind the end of the picture, such as
/// the film and the second picture that telephones put there, is left out as well.
struct JPEGCleaner {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Gives the cleaned file with an Exif orientation number; nil where the structure is damaged.
  func cleaned(orientation: Int) -> [UInt8]? {
    var reader = ByteReader(bytes)
    guard reader.bigEndian(2) == 0xffd8 else { return nil }
    var (kept, credit): ([UInt8], Found) = ([], Found())
    while true {
      guard let marker = Self.marker(&reader) else { return nil }
      if marker == 0xd9 { break }
      guard let length = reader.bigEndian(2), let content = reader.take(length - 2) else {
        return nil
      }
      credit.note(marker, content)
      if let part = Self.kept(marker, content) {
        kept += [0xff, marker] + Self.length(part.count) + part
      }
      if marker == 0xda {
        guard let scan = Self.scan(&reader, in: bytes) else { return nil }
        kept += scan
      }
    }
    return [0xff, 0xd8] + credit.segments(orientation: orientation) + kept + [0xff, 0xd9]
  }

  /// Takes a marker, with the filling bytes that may stand before it.
  private static func marker(_ reader: inout ByteReader) -> UInt8? {
    guard reader.byte() == 0xff else { return nil }
    var next = reader.byte()
    while next == 0xff { next = reader.byte() }
    return next
  }

  /// Takes coded pixels: all up to a marker that is neither stuffing nor a restart.
  private static func scan(_ reader: inout ByteReader, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let start = reader.position
    var end = start
    while end < bytes.count - 1 {
      if bytes[end] == 0xff, bytes[end + 1] != 0, !(0xd0...0xd7).contains(bytes[end + 1]) {
        return reader.take(end - start)
      }
      end += 1
    }
    return nil
  }

  /// Decides what stays of a segment: what decoding needs, the JFIF header, colours.
  private static func kept(_ marker: UInt8, _ content: ArraySlice<UInt8>) -> [UInt8]? {
    switch marker {
    case 0xe0:
      // The header may carry a thumbnail behind its fixed 14 bytes.
      return content.starts(with: Array("JFIF\0".utf8)) && content.count >= 14
        ? content.prefix(12) + [0, 0] : nil
    case 0xe2: return content.starts(with: Array("ICC_PROFILE\0".utf8)) ? Array(content) : nil
    case 0xee: return content.starts(with: Array("Adobe".utf8)) ? Array(content) : nil
    case 0xe1, 0xe3...0xed, 0xef, 0xfe: return nil
    default: return Array(content)
    }
  }

  private static func length(_ content: Int) -> [UInt8] {
    [UInt8((content + 2) >> 8 & 255), UInt8((content + 2) & 255)]
  }

  /// Collects the segments that may name the creator.
  private struct Found {
    private var (exif, xmp, iptc): ([UInt8], [UInt8], [UInt8]) = ([], [], [])

    mutating func note(_ marker: UInt8, _ content: ArraySlice<UInt8>) {
      if marker == 0xe1, content.starts(with: Array("Exif\0".utf8)) {
        exif = exif.isEmpty ? Array(content) : exif
      } else if marker == 0xe1, content.starts(with: JPEGCleaner.xmpMark) {
        xmp = xmp.isEmpty ? Array(content.dropFirst(JPEGCleaner.xmpMark.count)) : xmp
      } else if marker == 0xed, content.starts(with: Array("Photoshop 3.0\0".utf8)) {
        iptc += content
      }
    }

    func segments(orientation: Int) -> [UInt8] {
      let credit = ImageCredit(exif: exif, xmp: xmp, iptc: iptc)
      let block = ExifBlock(
        artist: credit.creator, copyright: credit.rights, orientation: orientation)
      var parts = [block.segment].compactMap { $0 }
      if credit.isInXMP {
        parts.append(
          JPEGCleaner.xmpMark + XMPPacket.packet(creator: credit.creator, rights: credit.rights))
      }
      return parts.flatMap { [0xff, 0xe1] + JPEGCleaner.length($0.count) + $0 }
    }
  }

  private static let xmpMark = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
}
