/// Copies a GIF without its comments and what programs left in it (GIF89a, sections 23 to 26).
struct GIFCleaner {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Gives the cleaned file, without anything behind its end; nil where its structure is damaged.
  func cleaned() -> [UInt8]? {
    var reader = ByteReader(bytes)
    guard let header = reader.take(13) else { return nil }
    var kept = Array(header)
    guard let colours = reader.take(Self.tableSize(header[header.startIndex + 10])) else {
      return nil
    }
    kept += colours
    while true {
      let start = reader.position
      switch reader.byte() {
      case 0x3b: return kept + [0x3b]
      case 0x2c:
        guard let frame = reader.take(9),
          reader.take(Self.tableSize(frame[frame.startIndex + 8])) != nil,
          reader.byte() != nil, Self.skipBlocks(&reader)
        else { return nil }
        kept += bytes[start..<reader.position]
      case 0x21:
        guard let label = reader.byte(), let isKept = Self.skipExtension(label, &reader) else {
          return nil
        }
        if isKept { kept += bytes[start..<reader.position] }
      default: return nil
      }
    }
  }

  /// The bytes of the colour table that a packed field announces.
  private static func tableSize(_ packed: UInt8) -> Int {
    packed & 0x80 == 0 ? 0 : 3 << (Int(packed & 7) + 1)
  }

  /// Walks over an extension; says whether it stays: timing and looping do, nil on damage.
  private static func skipExtension(_ label: UInt8, _ reader: inout ByteReader) -> Bool? {
    var isKept = label == 0xf9
    if label == 0xff {
      guard let size = reader.byte(), let name = reader.take(Int(size)) else { return nil }
      let program = String(decoding: name, as: UTF8.self)
      isKept = program == "NETSCAPE2.0" || program == "ANIMEXTS1.0"
    }
    return skipBlocks(&reader) ? isKept : nil
  }

  /// Walks over blocks up to the empty one.
  private static func skipBlocks(_ reader: inout ByteReader) -> Bool {
    while let size = reader.byte() {
      if size == 0 { return true }
      guard reader.take(Int(size)) != nil else { return false }
    }
    return false
  }
}
