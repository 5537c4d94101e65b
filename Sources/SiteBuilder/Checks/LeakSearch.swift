package import GalleryModel

/// Searches every byte of a site for photos that may not be seen: ids, secrets, titles.
///
/// Goes once through a file, word by word; what is searched for is in hash tables, so that the time
/// is the same whether one photo is withheld or a million.
package struct LeakSearch: Sendable {
  /// Numbers of so many digits are ids wherever they stand; shorter ones only as words.
  private static let tellingLength = 9
  private static let longestSecret = 32
  private static let findingLimit = 20

  private let traces: WithheldTraces
  private let titles: PhraseSearch

  /// Prepares a search for ids alone, for those who do not know what is published.
  package init(_ traces: WithheldTraces) { self.init(traces.idsOnly, titles: PhraseSearch()) }

  init(_ traces: WithheldTraces, titles: PhraseSearch) {
    self.traces = traces
    self.titles = titles
  }

  /// Tells that nothing is withheld.
  package var isEmpty: Bool { traces.isEmpty }

  /// Searches a file and its name.
  func findings(in bytes: UnsafeRawBufferPointer, path: String) -> [Finding] {
    guard !isEmpty else { return [] }
    return findings(inName: path)
      + leaks(in: bytes, shortest: WithheldTraces.shortestID).map { leak in
        Self.finding(path, line: Self.line(of: leak.offset, in: bytes), leak.what)
      }
  }

  /// Searches the name of a file; where a photo's id is part of it, even a short one is found.
  func findings(inName path: String) -> [Finding] {
    guard !isEmpty else { return [] }
    let isOfPhoto = path.hasPrefix("photo/") || path.hasPrefix("images/")
    return Array(path.utf8).withUnsafeBytes { name in
      leaks(in: name, shortest: isOfPhoto ? 1 : WithheldTraces.shortestID)
        .prefix(1).map { Self.finding(path, line: 0, "\($0.what) in its name") }
    }
  }

  private func leaks(
    in bytes: UnsafeRawBufferPointer, shortest: Int
  ) -> [(offset: Int, what: String)] {
    var leaks: [(offset: Int, what: String)] = []
    var start = 0
    while start < bytes.count, leaks.count < Self.findingLimit {
      var end = start
      var kinds: UInt8 = 0
      while end < bytes.count, let kind = Self.kind(bytes[end]) {
        kinds |= kind
        end += 1
      }
      if kinds & 1 != 0 || kinds == 2 {
        if let what = leak(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), kinds, shortest) {
          leaks.append((start, what))
        }
      }
      start = end + 1
    }
    return leaks + titles.matches(in: bytes).prefix(Self.findingLimit).map { ($0, "the title") }
  }

  /// Looks at one word of letters and digits; `kinds` has 1 for digits, 2 for a to f, 4 for others.
  private func leak(_ word: UnsafeRawBufferPointer, _ kinds: UInt8, _ shortest: Int) -> String? {
    if kinds == 1, word.count >= shortest, traces.holds(id: word) { return "the id" }
    if kinds < 4, (WithheldTraces.shortestSecret...Self.longestSecret).contains(word.count),
      traces.holds(secret: word)
    {
      return "a secret address"
    }
    guard kinds > 1, word.count > Self.tellingLength else { return nil }
    let runs = word.split { Self.kind($0) != 1 }
    return runs.contains { $0.count >= Self.tellingLength && traces.holds(id: $0) }
      ? "the id" : nil
  }

  /// Tells digits, letters from a to f and other letters apart; nothing else belongs to a word.
  private static func kind(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): 1
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): 2
    case UInt8(ascii: "g")...UInt8(ascii: "z"), UInt8(ascii: "G")...UInt8(ascii: "Z"): 4
    default: nil
    }
  }

  private static func line(of offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
  }

  private static func finding(_ path: String, line: Int, _ what: String) -> Finding {
    Finding(
      page: path, line: line, rule: "privacy",
      message: "\(what) of a photo that may not be published is here",
      advice: "take it out of the template or text it comes from, or make the photo public")
  }
}
