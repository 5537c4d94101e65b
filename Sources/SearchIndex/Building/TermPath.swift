/// Leads from the root of the index to the shard that holds a term.
///
/// Each character of a term is a step, named by the last four bits of its number; a last step ends
/// the term. Terms that begin alike so lie together, whatever the script.
enum TermPath {
  /// The number of steps to choose from: sixteen for characters, and the end.
  static let fanOut = 17
  /// The step that ends a term.
  static let end = 16
  /// The number of ways in two steps.
  static let bucketCount = 16 * fanOut

  /// Tells which way a term takes in its first two steps.
  static func bucket(of term: [UInt8]) -> Int {
    let length = width(of: term[0])
    let first = Int(term[length - 1] & 15)
    guard length < term.count else { return first * fanOut + end }
    let last = length + width(of: term[length]) - 1
    return first * fanOut + Int(term[last] & 15)
  }

  /// Gives a step of a term, by its number from 0.
  static func step(_ number: Int, of term: ArraySlice<UInt8>) -> Int {
    var (offset, left) = (term.startIndex, number)
    while offset < term.endIndex, left > 0 {
      offset += width(of: term[offset])
      left -= 1
    }
    // The last byte of a character in UTF-8 ends in its last bits, and an ASCII byte is all of it.
    return offset < term.endIndex ? Int(term[offset + width(of: term[offset]) - 1] & 15) : end
  }

  /// Names a step in the name of a shard.
  static func name(of step: Int) -> String { step == end ? "z" : String(step, radix: 16) }

  private static func width(of lead: UInt8) -> Int {
    switch lead {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }
}
