/// Mixes numbers into one that looks random and is the same every time.
struct Mix {
  private let state: UInt64

  init(_ keys: [Int]) {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for key in keys {
      state = (state ^ UInt64(bitPattern: Int64(key))) &* 0xBF58_476D_1CE4_E5B9
      state ^= state >> 29
      state = state &* 0x94D0_49BB_1331_11EB
      state ^= state >> 32
    }
    self.state = state
  }

  init(_ keys: Int...) { self.init(keys) }

  var isEven: Bool { state & 1 == 0 }

  /// A number from 0 to just below the bound.
  func below(_ bound: Int) -> Int { Int(state % UInt64(bound)) }

  /// One of the choices.
  func choice<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  /// Ten hexadecimal digits, the form of Flickr's secrets.
  var secret: String {
    let digits = String(state & 0xFF_FFFF_FFFF, radix: 16)
    return String(repeating: "0", count: 10 - digits.count) + digits
  }
}
