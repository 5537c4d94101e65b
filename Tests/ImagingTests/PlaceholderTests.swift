import Testing

@testable import Imaging

@Suite("Placeholders")
struct PlaceholderTests {
  @Test("A picture in four colours shows them in its corners, in at most 18 bytes")
  func corners() throws {
    let scratch = try Scratch()
    let made = try scratch.make(try scratch.draw("jpeg"), ImageSettings(longestEdges: [60]))
    let rows = made.placeholder.rows
    #expect(rows.map(\.count) == [4, 4, 4])
    #expect(made.placeholder.bytes.count == 18)
    #expect(rows.first?.first?.shortText == "#d22")
    #expect(rows.last?.last?.shortText == "#dd2")
  }

  @Test("A tall picture has its cells the other way")
  func tall() throws {
    let scratch = try Scratch()
    let source = try scratch.draw("jpeg", orientation: 6)
    let made = try scratch.make(source, ImageSettings(longestEdges: [60]))
    #expect(made.placeholder.rows.map(\.count) == [3, 3, 3, 3])
    #expect(made.placeholder.bytes.count == 18)
  }

  @Test("The dominant colour is that of the largest part, not the mean of all")
  func dominant() {
    let red: [UInt8] = [200, 10, 10]
    let blue: [UInt8] = [10, 10, 200]
    let placeholder = Placeholder(
      pixels: Array([red, red, red, blue].joined()), width: 4, height: 1)
    #expect(placeholder.colour.text == "#c80a0a")
  }

  @Test("The stylesheet's value is one gradient a row")
  func background() {
    let placeholder = Placeholder(pixels: [UInt8](repeating: 255, count: 12), width: 4, height: 1)
    let row = "linear-gradient(90deg,#fff,#fff,#fff,#fff)0"
    #expect(
      placeholder.background
        == "\(row) 0%/100% 34% no-repeat,\(row) 50%/100% 34% no-repeat,\(row) 100%/100% 34% no-repeat"
    )
  }

  @Test("A placeholder is kept as text, and read back the same", arguments: [1, 6])
  func text(orientation: Int) throws {
    let scratch = try Scratch()
    let source = try scratch.draw("jpeg", orientation: orientation)
    let placeholder = try scratch.make(source, ImageSettings(longestEdges: [])).placeholder
    #expect(placeholder.text.utf8.count == 48)
    #expect(Placeholder(text: placeholder.text) == placeholder)
  }

  @Test(
    "Another text is no placeholder",
    arguments: ["", "c80a0a wide", "c80a0a high " + String(repeating: "f", count: 36)]
      + ["c80a0a wide " + String(repeating: "g", count: 36), "c80a0a wide fff"])
  func otherText(text: String) {
    #expect(Placeholder(text: text) == nil)
  }
}
