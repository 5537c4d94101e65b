/// Recognises the names that cameras and phones give to files, which tell a reader nothing.
///
/// Follows the "Design rule for Camera File system" (four free characters, four digits) and the
/// habits of phones (a word, then date and time).
enum CameraFileName {
  /// Tells whether a title is such a name, with or without an ending such as `.jpg`.
  static func matches(_ title: String) -> Bool {
    let bytes = title.utf8
    guard (4...64).contains(bytes.count), bytes.contains(where: isDigit) else { return false }
    let name = bytes.drop { !isDigit($0) && !isLetter($0) }
    let prefix = name.prefix(while: isLetter)
    guard prefix.count <= 10 else { return false }
    let rest = name.dropFirst(prefix.count)
    let word = String(Substring(prefix)).uppercased()
    guard prefix.count <= 1 || knownPrefixes.contains(word), hasKnownRest(rest) else {
      return false
    }
    let digitCount = rest.count(where: isDigit)
    switch prefix.count {
    case 0: return digitCount >= 8 || isKodakNumber(rest)
    case 1: return rest.prefix(while: isDigit).count >= 7
    default: return digitCount >= 3
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }

  // Space, parentheses, plus, minus, dot, colon, underscore, tilde.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    [32, 40, 41, 43, 45, 46, 58, 95, 126].contains(byte)
  }

  private static func hasKnownRest(_ bytes: Substring.UTF8View) -> Bool {
    guard bytes.allSatisfy({ isDigit($0) || isLetter($0) || isSeparator($0) }) else {
      return false
    }
    return bytes.split { !isLetter($0) }.allSatisfy {
      $0.count <= 8 && knownSuffixes.contains(String(Substring($0)).uppercased())
    }
  }

  // `100_1234`: folder and file number, as some cameras write it.
  private static func isKodakNumber(_ bytes: Substring.UTF8View) -> Bool {
    let runs = bytes.split { !isDigit($0) }
    return runs.count >= 2 && runs[0].count == 3 && runs[1].count == 4
  }

  private static let knownPrefixes: Set<String> = [
    "BURST", "CIMG", "DCIM", "DCP", "DJI", "DSC", "DSCF", "DSCI", "DSCN", "DSCO", "DVC", "EPSN",
    "FH", "GOPR", "GP", "HPIM", "IMAG", "IMAGE", "IMG", "IMGA", "IMGL", "IMGP", "KIF", "LRM", "MG",
    "MOV", "MVI", "MVIMG", "PANA", "PANO", "PHOTO", "PIC", "PICT", "PXL", "SAM", "SANY", "SCAN",
    "SCREENSHOT", "SDC", "SDIM", "SNV", "SSA", "STA", "STB", "VID", "VIDEO", "WP",
  ]

  private static let knownSuffixes: Set<String> = [
    "A", "ARW", "AVI", "B", "BURST", "C", "COPY", "COVER", "CR", "DNG", "DSC", "EDIT", "EDITED",
    "GIF", "HDR", "HEIC", "IMG", "JPEG", "JPG", "MOTION", "MOV", "MP", "NEF", "NIGHT", "ORF",
    "PANO", "PNG", "PORTRAIT", "RAF", "RAW", "RW", "TIF", "TIFF", "TOP", "WA", "WEBP", "X",
  ]
}
