import GalleryModel

/// Tells tags and machine tags apart and brings both into order.
enum TagWords {
  /// What is found in the words of a record.
  struct Sorted {
    var tags: [Tag] = []
    var machineTags: [String] = []
    private var seen: Set<String>

    init(capacity: Int) {
      seen = Set(minimumCapacity: capacity)
      tags.reserveCapacity(capacity)
    }

    mutating func add(_ tag: Tag) {
      guard seen.insert(tag.normalized).inserted else { return }
      if isMachineTag(tag.raw) {
        machineTags.append(tag.raw)
      } else {
        tags.append(tag)
      }
    }
  }

  /// Sorts the tags of a record; each comes once, in the order of the answer.
  ///
  /// Flickr lists machine tags among the tags too.
  static func sort(_ record: PhotoRecord) -> Sorted {
    guard record.has(.tags) || record.has(.machineTags) || !record.tags.isEmpty else {
      return Sorted(capacity: 0)
    }
    let text = RecordText.normalized(record[.tags])
    var sorted = Sorted(capacity: record.tags.count + text.utf8.count / 8)
    for tag in record.tags { sorted.add(tag) }
    if record.tags.isEmpty { visitWords(in: text) { sorted.add(Tag(raw: $0, normalized: $0)) } }
    visitWords(in: record[.machineTags]) { word in
      if isMachineTag(word), !sorted.machineTags.contains(word) { sorted.machineTags.append(word) }
    }
    return sorted
  }

  /// Brings a tag into Flickr's form: lower case without spaces and punctuation.
  ///
  /// A tag of nothing else, such as an emoji, stays as it is.
  static func normalized(_ raw: String) -> String {
    let letters = raw.lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.isEmpty ? raw : letters
  }

  /// Tells whether a word is `namespace:predicate=value` with ASCII names.
  static func isMachineTag(_ word: String) -> Bool {
    let bytes = word.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex,
      let equals = bytes[colon...].firstIndex(of: UInt8(ascii: "=")),
      bytes.index(after: colon) < equals
    else { return false }
    return bytes[..<colon].allSatisfy(isNameByte)
      && bytes[bytes.index(after: colon)..<equals].allSatisfy(isNameByte)
  }

  private static func visitWords(in text: String, _ visit: (String) -> Void) {
    let bytes = text.utf8
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: " ")) {
      if start < end { visit(String(text[start..<end])) }
      start = bytes.index(after: end)
    }
    if start < bytes.endIndex { visit(String(text[start...])) }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
