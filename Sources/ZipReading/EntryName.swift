/// Judges the names in archives.
enum EntryName {
  /// Tells that a name stays inside a folder on every system, and can be printed.
  ///
  /// Refuses `..`, absolute paths, backslashes, drive letters and control characters. A NUL never
  /// gets here: libarchive ends the name in front of it.
  static func isSafe(_ name: String, longest: Int) -> Bool {
    guard !name.isEmpty, name.utf8.count <= longest, !name.hasPrefix("/"),
      !name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }),
      !hasDrive(name)
    else { return false }
    return !name.split(separator: "/").contains("..")
  }

  private static func hasDrive(_ name: String) -> Bool {
    let start = name.utf8.prefix(2)
    guard let letter = start.first, start.last == UInt8(ascii: ":") else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter | 0x20)
  }
}
