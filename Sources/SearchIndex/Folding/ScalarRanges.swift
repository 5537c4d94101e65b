/// Sorts characters by what searching makes of them.
///
/// `Templates/assets/search.js` holds the same ranges; a table of cases keeps the two alike.
enum ScalarRanges {
  /// Marks above and below letters, vowel points, joiners and other characters without a sound.
  static func isIgnored(_ value: UInt32) -> Bool {
    switch value {
    case 0xAD, 0x2BB, 0x2BC, 0x300...0x36F, 0x483...0x489: true
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7: true
    case 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7, 0x6E8,
      0x6EA...0x6ED:
      true
    case 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069: true
    case 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF: true
    case 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
    default: false
    }
  }

  /// Letters of scripts that write no spaces, which are searched in pairs.
  static func isDense(_ value: UInt32) -> Bool {
    switch value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF: true
    case 0x3005...0x3007, 0x3041...0x30FF, 0x3105...0x312F: true
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Pictures such as emoji, each a word of its own.
  static func isSymbol(_ value: UInt32) -> Bool {
    switch value {
    case 0x2300...0x23FF, 0x25A0...0x27BF, 0x2B00...0x2BFF: true
    case 0x1F000...0x1F1E5, 0x1F200...0x1FBFF: true
    default: false
    }
  }

  /// The letters that flags are made of, in pairs.
  static func isRegional(_ value: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Parts of syllables that join into one character.
  static func isJamo(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
    default: false
    }
  }
}
