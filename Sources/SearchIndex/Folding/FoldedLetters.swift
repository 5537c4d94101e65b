/// Letters that stand for others in searches although Unicode keeps them apart.
enum FoldedLetters {
  static let replacements: [Unicode.Scalar: [Unicode.Scalar]] = {
    var letters: [Unicode.Scalar: [Unicode.Scalar]] = [
      "ß": ["s", "s"], "æ": ["a", "e"], "œ": ["o", "e"], "þ": ["t", "h"], "ø": ["o"],
      "đ": ["d"], "ð": ["d"], "ł": ["l"], "ħ": ["h"], "ŧ": ["t"], "ı": ["i"], "ς": ["σ"],
      // Alef wasla, alef maksura, teh marbuta; Persian and Urdu forms of kaf, yeh and heh.
      "\u{671}": ["\u{627}"], "\u{649}": ["\u{64A}"], "\u{629}": ["\u{647}"],
      "\u{6A9}": ["\u{643}"], "\u{6CC}": ["\u{64A}"], "\u{6C1}": ["\u{647}"],
    ]
    for digit in UInt32(0)...9 {
      for zero in [UInt32(0x660), 0x6F0] {
        if let own = Unicode.Scalar(zero + digit), let common = Unicode.Scalar(0x30 + digit) {
          letters[own] = [common]
        }
      }
    }
    return letters
  }()
}
