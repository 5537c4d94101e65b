/// Reads the numbers that Flickr gives the archives of an export.
///
/// Names are `DIGITS_CODE_partN.zip` and `data-download-N.zip`; browsers add ` (1)` to a second
/// download, and unpacked archives are folders without the ending.
struct PartNumber: Hashable, Sendable {
  /// The name up to the number, which all parts of an export share.
  let series: String
  /// The number, from 1.
  let number: Int

  private static let mediaSeries = "data-download-"

  init?(_ name: String) {
    var stem = name[...]
    if stem.lowercased().hasSuffix(".zip") { stem = stem.dropLast(4) }
    if stem.hasSuffix(")"), let open = stem.firstRange(of: " (") { stem = stem[..<open.lowerBound] }
    let digits = stem.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard (1...6).contains(digits), let number = Int(stem.suffix(digits)), number > 0 else {
      return nil
    }
    let series = String(stem.dropLast(digits))
    guard series == Self.mediaSeries || Self.isOfText(series) else { return nil }
    self.series = series
    self.number = number
  }

  /// Tells that the archive holds media.
  var isOfMedia: Bool { series == Self.mediaSeries }

  private static func isOfText(_ series: String) -> Bool {
    let words = series.split(separator: "_", omittingEmptySubsequences: false)
    return words.count == 3 && words[2] == "part" && !words[0].isEmpty && !words[1].isEmpty
      && words[0].allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Names the archives that lie between others, or before them, and are not there.
  ///
  /// That the last ones are missing cannot be seen.
  static func gaps(in names: [String]) -> [String] {
    let numbers = Dictionary(grouping: Set(names.compactMap(PartNumber.init)), by: \.series)
    return numbers.keys.sorted().flatMap { series in
      let found = Set((numbers[series] ?? []).map(\.number))
      // A number far beyond the others is a name that only looks like a part's.
      guard let last = found.max(), last <= found.count * 20 + 100 else { return [String]() }
      return (1...last).filter { !found.contains($0) }.map { "\(series)\($0).zip" }
    }
  }
}
