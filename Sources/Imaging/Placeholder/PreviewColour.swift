/// Holds a colour of a preview: red, green and blue from 0 to 255.
package struct PreviewColour: Sendable, Hashable {
  /// The red part.
  package let red: Int
  /// The green part.
  package let green: Int
  /// The blue part.
  package let blue: Int

  init(red: Int, green: Int, blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads three hexadecimal numbers of one or two digits each.
  init?(digits: some StringProtocol, each: Int) {
    guard digits.utf8.count == 3 * each, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let number = Int(digits, radix: 16)
    else { return nil }
    let (bits, scale) = each == 1 ? (4, 17) : (8, 1)
    let mask = 1 << bits - 1
    self.init(
      red: (number >> (2 * bits) & mask) * scale, green: (number >> bits & mask) * scale,
      blue: (number & mask) * scale)
  }

  /// The colour as `#rrggbb`.
  package var text: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The nearest colour of the form `#rgb`.
  package var shortText: String {
    "#" + [red, green, blue].map { String(($0 * 15 + 127) / 255, radix: 16) }.joined()
  }

  /// The nearest colour that four bits a channel can hold.
  var coarse: PreviewColour {
    func nearest(_ value: Int) -> Int { (value * 15 + 127) / 255 * 17 }
    return PreviewColour(red: nearest(red), green: nearest(green), blue: nearest(blue))
  }
}
