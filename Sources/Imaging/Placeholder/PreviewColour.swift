/// Holds a colour of a preview: red, green and blue from 0 to 255.
package struct PreviewColour: Sendable, Hashable {
  /// The red part.
  package let red: Int
  /// The green part.
  package let green: Int
  /// The blue part.
  package let blue: Int

  /// The colour as `#rrggbb`.
  package var text: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The nearest colour of the form `#rgb`.
  package var shortText: String {
    "#" + [red, green, blue].map { String(($0 * 15 + 127) / 255, radix: 16) }.joined()
  }
}
