import Foundation

/// Brings texts into the form in which they are compared: without case, marks and widths.
///
/// Turkish `ı` and `İ` both become `i`, Arabic alefs one alef, katakana hiragana. Most characters
/// fold by themselves, and what they become is remembered; texts with characters that join their
/// neighbours are folded as a whole.
struct TextFolding {
  private struct Entry {
    let start: Int32
    let count: Int16
    /// What comes out depends on the characters around it.
    let joins: Bool
  }

  private var pool: [FoldedScalar] = []
  private var entries: [Entry] = []
  private var basic = [Int32](repeating: -1, count: 0x10000)
  private var others: [UInt32: Int32] = [:]

  /// Folds a text into `result`, in place of what is in there.
  mutating func fold(_ text: String, into result: inout [FoldedScalar]) {
    result.removeAll(keepingCapacity: true)
    for scalar in text.unicodeScalars {
      let entry = entries[entryIndex(of: scalar)]
      guard !entry.joins else {
        result = Self.folded(text).map { FoldedScalar($0) }
        return
      }
      result += pool[Int(entry.start)..<Int(entry.start) + Int(entry.count)]
    }
  }

  private mutating func entryIndex(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x10000 {
      if basic[Int(value)] < 0 { basic[Int(value)] = remember(scalar) }
      return Int(basic[Int(value)])
    }
    if let index = others[value] { return Int(index) }
    let index = remember(scalar)
    others[value] = index
    return Int(index)
  }

  private mutating func remember(_ scalar: Unicode.Scalar) -> Int32 {
    let folded = Self.folded(String(scalar))
    let joins = folded.contains {
      ScalarRanges.isJamo($0.value) || Self.isMark($0.properties.generalCategory)
    }
    entries.append(Entry(start: Int32(pool.count), count: Int16(folded.count), joins: joins))
    pool += folded.map { FoldedScalar($0) }
    return Int32(entries.count - 1)
  }

  private static func isMark(_ category: Unicode.GeneralCategory) -> Bool {
    category == .nonspacingMark || category == .spacingMark || category == .enclosingMark
  }

  /// Folds a text as a whole; this is what `search.js` does, step by step.
  private static func folded(_ text: String) -> [Unicode.Scalar] {
    var kept = String.UnicodeScalarView()
    let spaced = String(
      String.UnicodeScalarView(text.unicodeScalars.map { isTradeMark($0) ? " " : $0 }))
    for scalar in spaced.decomposedStringWithCompatibilityMapping.unicodeScalars {
      for small in scalar.properties.lowercaseMapping.unicodeScalars
      where !ScalarRanges.isIgnored(small.value) {
        if let other = FoldedLetters.replacements[small] {
          kept.append(contentsOf: other)
        } else {
          kept.append(small)
        }
      }
    }
    return String(kept).precomposedStringWithCanonicalMapping.unicodeScalars.map(hiragana)
  }

  // Taken apart they would become letters of the word in front of them.
  private static func isTradeMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x2120 || scalar.value == 0x2122
  }

  private static func hiragana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0x30A1...0x30F6).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0x60) ?? scalar
  }
}
