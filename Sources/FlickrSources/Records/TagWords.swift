import GalleryModel

/// Tells tags and machine tags apart and brings both into order.
enum TagWords {
  /// What is found in the words of a record.
  struct Sorted {
    var tags: [Tag] = []
    var machineTags: [String] = []
  }

  /// Sorts the tags of a record; each comes once, in the order of the answer.
  ///
  /// Flickr lists machine tags among the tags too.
  static func sort(_ record: PhotoRecord) -> Sorted {
    var sorted = Sorted()
    var seen: Set<String> = []
    let tags =
      record.tags.isEmpty
      ? words(in: record[.tags]).map { Tag(raw: $0, normalized: $0) } : record.tags
    for tag in tags where seen.insert(tag.normalized).inserted {
      if isMachineTag(tag.raw) {
        sorted.machineTags.append(tag.raw)
      } else {
        sorted.tags.append(tag)
      }
    }
    for word in words(in: record[.machineTags])
    where isMachineTag(word) && !sorted.machineTags.contains(word) {
      sorted.machineTags.append(word)
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

  private static func words(in text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
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
