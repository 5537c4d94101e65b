/// Reads what matters here of an ICC profile (ICC.1:2022, section 7.2).
struct ColourProfile: Equatable {
  /// A larger one would weigh more than a small picture.
  private static let smallSize = 4096
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Says whether it describes red, green and blue of a screen or camera in few bytes.
  var isSmallRGB: Bool {
    bytes.count >= 128 && bytes.count <= Self.smallSize && bytes[16..<20].elementsEqual("RGB ".utf8)
      && ["mntr", "scnr", "spac"].contains(String(decoding: bytes[12..<16], as: UTF8.self))
  }

  /// Says whether it calls itself sRGB, in the ASCII of version 2 or the UTF-16 of version 4.
  var isSRGB: Bool {
    guard bytes.count >= 128, bytes[16..<20].elementsEqual("RGB ".utf8) else { return false }
    return holds(Array("sRGB".utf8)) || holds(Array("s\0R\0G\0B".utf8))
  }

  private func holds(_ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first, bytes.count >= wanted.count else { return false }
    return bytes.indices.dropLast(wanted.count - 1).contains { index in
      bytes[index] == first && bytes[index..<index + wanted.count].elementsEqual(wanted)
    }
  }
}
